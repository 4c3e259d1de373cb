import { ORDINALS } from '../internal/ordinals.ts';
import type { MessageKey, MessageNamespace } from '../messages/keys.ts';
import type { Locale } from '../locales.ts';
import type { PageTypeId } from './page-type-ids.ts';

/** The messages of one type's page. */
export type PageTypeNamespace = Extract<MessageNamespace, `qrcode-type-${PageTypeId}`>;

type Key = MessageKey<PageTypeNamespace>;

/** The keys of what one type's page says: about the code and the print. */
export interface PageTypeTexts {
  readonly namespace: PageTypeNamespace;
  readonly head: { readonly title: Key; readonly description: Key };
  readonly lead: Key;
  readonly where: {
    /** Three good places. */
    readonly good: readonly Key[];
    /** One bad place. */
    readonly bad: Key;
  };
  /** The words to print beside the code in the languages that have some, shown side by side. */
  readonly words: Readonly<Partial<Record<Locale, Key>>>;
  readonly size: Key;
  readonly wrong: { readonly title: Key; readonly text: Key };
  readonly make: { readonly title: Key; readonly text: Key };
}

/**
 * The keys of one type's page. All fourteen pages have the same parts, so the keys are put together here
 * instead of being written out fourteen times; a test proves that each of them exists.
 */
export function pageTypeTexts(id: PageTypeId): PageTypeTexts {
  const namespace: PageTypeNamespace = `qrcode-type-${id}`;
  return {
    namespace,
    head: { title: `${namespace}:head.title`, description: `${namespace}:head.description` },
    lead: `${namespace}:lead`,
    where: {
      good: ORDINALS.slice(0, 3).map((name) => `${namespace}:where.${name}` as Key),
      bad: `${namespace}:where.not`,
    },
    words: {
      en: `${namespace}:words.en`,
      es: `${namespace}:words.es`,
      fr: `${namespace}:words.fr`,
    },
    size: `${namespace}:size`,
    wrong: { title: `${namespace}:wrong.title`, text: `${namespace}:wrong.text` },
    make: { title: `${namespace}:make.title`, text: `${namespace}:make.text` },
  };
}
