import { describe, expect, test } from 'vitest';
import { LOCALES } from '@waypage/content';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { localeOf, plan, readPage } from '../support/built-site.ts';
import { firstOrAll } from '../support/urls.ts';
import { MARKUP_RULES } from '../support/markup-rules.ts';

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

describe('the markup is valid', () => {
  // Components are the same in each language.
  for (const locale of firstOrAll(LOCALES)) {
    test(`on every page in ${locale}`, async () => {
      const urls = plan.paths.filter((url) => localeOf(url) === locale);
      expect(urls.length).toBeGreaterThan(0);
      const mistakes: string[] = [];
      for (const url of urls) mistakes.push(...(await mistakesOf(url)));
      expect(mistakes).toEqual([]);
    });
  }
});
