import { expect, test } from 'vitest';
import { LOCALES } from '@waypage/content';
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';
import { localeOf, parsePage, plan, readPage } from '../support/built-site.ts';
import { firstOrAll } from '../support/urls.ts';

/** The recommended rules of html-validate, with exceptions. */
const MARKUP_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React decides between equivalent spellings.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // `useId` generates ids that start with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Safari removes the semantics of a list without bullets, unless its role is explicit.
    'no-redundant-role': 'off',
    // A table or sheet is a region only while it scrolls, and its element stays.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // An input without a type is a text input.
    'no-implicit-input-type': 'off',
    // The policy allows no script or sheet of another origin.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A copied number should be dialled as it is: styles keep it on one line, not its characters.
    'tel-non-breaking': 'off',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(MARKUP_RULES));

async function mistakesOf(url: string): Promise<string[]> {
  // What is in a template is in a `<noscript>` too.
  const html = readPage(url).replaceAll(/<template>.*?<\/template>/gs, '');
  const { results } = await validator.validateString(html, url);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector }) => `${url}: ${ruleId}: ${message} (${selector ?? ''})`,
    ),
  );
}

// Components are the same in each language.
test.each(firstOrAll(LOCALES))('the markup is valid on every page in %s', async (locale) => {
  const urls = plan.paths.filter((url) => localeOf(url) === locale);
  expect(urls.length).toBeGreaterThan(0);
  const mistakes: string[] = [];
  for (const url of urls) mistakes.push(...(await mistakesOf(url)));
  expect(mistakes).toEqual([]);
});

test('first paint waits for the second island', () => {
  const pages = plan.paths.map((url) => [url, parsePage(url)] as const);
  for (const [url, $] of pages.filter(([, page]) => page('main').length > 0)) {
    const awaited = $('head link[rel="expect"][blocking="render"]').attr('href') ?? '';
    const islands = $('main > [data-island]');
    // With a single island the whole of it is awaited, so the link points at its parent.
    const end = islands.length > 1 ? islands.get(1) : $('main').get(0);
    expect($(awaited).get(0), url).toBe(end);
  }
  expect(pages.some(([, page]) => page('main > [data-island]').length > 1)).toBe(true);
});
