import { describe, expect, test } from 'vitest';
import { LOCALES } from '@waypage/content';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { localeOf, plan, readPage } from '../support/built-site.ts';
import { MARKUP_RULES } from '../support/markup-rules.ts';

const validator = new HtmlValidate(new StaticConfigLoader(MARKUP_RULES));

/** What is wrong on a page, in words, with where it is. */
async function mistakesOf(address: string): Promise<string[]> {
  const { results } = await validator.validateString(readPage(address), address);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector }) => `${address}: ${ruleId}: ${message} (${selector ?? ''})`,
    ),
  );
}

describe('the markup is valid', () => {
  for (const locale of LOCALES) {
    test(`on every page in ${locale}`, async () => {
      const addresses = plan.paths.filter((address) => localeOf(address) === locale);
      expect(addresses.length).toBeGreaterThan(0);
      const mistakes: string[] = [];
      for (const address of addresses) mistakes.push(...(await mistakesOf(address)));
      expect(mistakes).toEqual([]);
    });
  }
});
