import type { FAQPage } from 'schema-dts';
import type { AnyLocale } from '../locales.ts';
import type { Node } from './node.ts';

/** A question and its answer as displayed, in the language of the page. */
export interface QuestionText {
  readonly question: string;
  readonly answer: string;
}

/**
 * Builds the `FAQPage` of a page.
 *
 * @param url absolute URL of the page
 * @param items at least one, with their placeholders filled in
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
