import { ORDINALS } from '../internal/message-keys.ts';
import type { MessageKey, MessageNamespace } from '../messages/keys.ts';
import type { Locale } from '../locales.ts';
import type { PageTypeId } from './page-type-ids.ts';

/** The message namespace of a page type's own page. */
export type PageTypeNamespace = Extract<MessageNamespace, `qrcode-type-${PageTypeId}`>;

type Key = MessageKey<PageTypeNamespace>;

/** Message keys of a page type's own page. */
export interface PageTypeMessages {
  readonly namespace: PageTypeNamespace;
  readonly head: { readonly title: Key; readonly description: Key };
  readonly lead: Key;
  readonly where: {
    /** Three suitable places. */
    readonly good: readonly Key[];
    /** One unsuitable place. */
    readonly bad: Key;
  };
  /** Words to print beside the code, by language; shown side by side. */
  readonly words: Readonly<Partial<Record<Locale, Key>>>;
  readonly size: Key;
  readonly wrong: { readonly title: Key; readonly text: Key };
  readonly make: { readonly title: Key; readonly text: Key };
}

/**
 * Returns the message keys of a page type's own page. All fourteen pages have the same structure, so the keys are built
 * here instead of listed fourteen times; a test proves that each of them exists.
 */
export function pageTypeMessages(id: PageTypeId): PageTypeMessages {
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
