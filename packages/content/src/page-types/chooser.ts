import { deepFreeze } from '../internal/deep-freeze.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { PageTypeId } from './page-type-ids.ts';

/** Whether the visitor has a page already. */
export type PageAnswer = 'no' | 'yes';
/** Subject of the page. */
export type AboutAnswer = 'person' | 'place' | 'thing' | 'offer';
/** How often the page will change. */
export type ChangeAnswer = 'sometimes' | 'often' | 'never';

/** Answers to the three questions of `/qrcode-types`. */
export interface ChooserAnswers {
  readonly page: PageAnswer;
  readonly about: AboutAnswer;
  readonly change: ChangeAnswer;
}

/** The page types that the answers suggest. */
export interface ChooserResult {
  readonly suggestion: PageTypeId;
  readonly alternative: PageTypeId;
  /** Whether a static code would do as well: the visitor will never change anything. */
  readonly isStaticEnough: boolean;
}

type Pair = readonly [suggestion: PageTypeId, alternative: PageTypeId];

const NEW_PAGE: Readonly<Record<AboutAnswer, Readonly<Record<ChangeAnswer, Pair>>>> = {
  person: {
    sometimes: ['vcard-plus', 'link-in-bio'],
    often: ['link-in-bio', 'vcard-plus'],
    never: ['vcard-plus', 'gallery'],
  },
  place: {
    sometimes: ['business', 'catalog'],
    often: ['catalog', 'business'],
    never: ['business', 'audio'],
  },
  thing: {
    sometimes: ['pet-id', 'inventory'],
    often: ['inventory', 'smart-label'],
    never: ['smart-label', 'pdf'],
  },
  offer: {
    sometimes: ['coupon', 'catalog'],
    often: ['catalog', 'coupon'],
    never: ['coupon', 'video'],
  },
};

/** Returns the suggested page type and one alternative for three answers. */
export function choosePageType({ page, about, change }: ChooserAnswers): ChooserResult {
  const isStaticEnough = change === 'never';
  if (page === 'yes') {
    const [suggestion, alternative]: Pair =
      about === 'place' ? ['google-review', 'short-url'] : ['short-url', 'google-review'];
    return { suggestion, alternative, isStaticEnough };
  }
  const [suggestion, alternative] = NEW_PAGE[about][change];
  return { suggestion, alternative, isStaticEnough };
}

interface ChooserQuestion<Name extends keyof ChooserAnswers> {
  readonly id: Name;
  readonly question: MessageKey<'qrcode-types'>;
  readonly answers: readonly {
    readonly value: ChooserAnswers[Name];
    readonly label: MessageKey<'qrcode-types'>;
  }[];
}

/** The three questions and their answers, in display order. */
export const CHOOSER_QUESTIONS: readonly [
  ChooserQuestion<'page'>,
  ChooserQuestion<'about'>,
  ChooserQuestion<'change'>,
] = /* @__PURE__ */ deepFreeze([
  /* @__PURE__ */ question('page', ['no', 'yes']),
  /* @__PURE__ */ question('about', ['person', 'place', 'thing', 'offer']),
  /* @__PURE__ */ question('change', ['sometimes', 'often', 'never']),
]);

function question<Name extends keyof ChooserAnswers>(
  id: Name,
  values: readonly ChooserAnswers[Name][],
): ChooserQuestion<Name> {
  const key = (name: string) => `qrcode-types:chooser.${id}.${name}` as MessageKey<'qrcode-types'>;
  return {
    id,
    question: key('question'),
    answers: values.map((value) => ({ value, label: key(value) })),
  };
}
