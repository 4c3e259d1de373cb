import type { FAQPage } from 'schema-dts';
import type { AnyLocale } from '../locales.ts';
import type { Node } from './node.ts';

/** A question and its answer in the language of the page, as a visitor reads them. */
export interface QuestionText {
  readonly question: string;
  readonly answer: string;
}

/**
 * Questions and answers of a page.
 *
 * @param url absolute URL of the page
 * @param items at least one; placeholders are filled in already
 */
export function faqPage(url: string, locale: AnyLocale, items: readonly QuestionText[]) {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    inLanguage: locale,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  } satisfies Node<FAQPage>;
}
