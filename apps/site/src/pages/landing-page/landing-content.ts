import { FAQ_ITEMS } from '@waypage/content/faq';
import { LANDING_PAGES } from '@waypage/content/landing-pages';
import { PAGE_TYPES } from '@waypage/content/page-types';

/** Its kinds of code and its questions, two of its own before those of the FAQ. */
export function landingContent(name: string) {
  const page = LANDING_PAGES.find((one) => one.name === name);
  if (!page) throw new Error(`[site] There is no landing page "${name}".`);
  const keysOf = <Order extends string>(order: Order) => ({
    question: `landing-${page.name}:questions.${order}.question` as const,
    answer: `landing-${page.name}:questions.${order}.answer` as const,
  });
  return {
    ...page,
    types: page.pageTypes.flatMap((id) => PAGE_TYPES.find((type) => type.id === id) ?? []),
    questions: [
      keysOf('first'),
      keysOf('second'),
      ...FAQ_ITEMS.filter(({ id }) => page.questions.includes(id)),
    ],
  };
}
