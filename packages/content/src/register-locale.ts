import { isLocale, type AnyLocale } from './locales.ts';
import type { Messages } from './messages/generated/messages.ts';

/** How a language writes numbers and amounts of US dollars. */
export interface LocaleFormat {
  readonly number: {
    /** Between groups of three digits, from 1000 on. */
    readonly group: string;
    /** Before the decimals. */
    readonly decimal: string;
  };
  readonly money: {
    /** What stands for US dollars. */
    readonly sign: string;
    /** Its side of the amount; after it, with a no-break space between. */
    readonly position: 'before' | 'after';
  };
}

/** What loads the texts of a namespace, as `import()` of a JSON file gives them. */
export type MessageLoaders = {
  readonly [Namespace in keyof Messages]: () => Promise<{ default: Messages[Namespace] }>;
};

/** A language that is not built in. */
export interface LocaleDefinition extends LocaleFormat {
  /** The texts by namespace, with the keys of the English ones. What is missing is loaded in English. */
  readonly messages?: Partial<MessageLoaders> | undefined;
}

const NO_BREAK_SPACE = '\u00a0';

const KNOWN = /* @__PURE__ */ new Map<string, LocaleDefinition>([
  ['en', { number: { group: ',', decimal: '.' }, money: { sign: '$', position: 'before' } }],
  ['es', { number: { group: '.', decimal: ',' }, money: { sign: 'US$', position: 'after' } }],
  [
    'fr',
    { number: { group: NO_BREAK_SPACE, decimal: ',' }, money: { sign: '$US', position: 'after' } },
  ],
]);

/**
 * Adds a language, for `loadMessages`, `formatNumber`, `formatUsdCents`, `usdParts` and `factsFor`. To be
 * called once, before they are; a second call for the same language replaces the first.
 *
 * `LOCALES` and `isLocale` stay those of the built-in languages.
 *
 * @param locale its BCP 47 tag, `de` for example
 * @throws RangeError when the language is built in
 */
export function registerLocale(locale: string, definition: LocaleDefinition): void {
  if (isLocale(locale)) {
    throw new RangeError(
      `[@waypage/content] "${locale}" is built in, so it cannot be registered. Register another tag, such as "${locale}-x-own".`,
    );
  }
  KNOWN.set(locale, definition);
}

/**
 * How a language is written and what loads its texts.
 *
 * @throws RangeError when it is neither built in nor registered
 */
export function localeDefinition(locale: AnyLocale): LocaleDefinition {
  const definition = KNOWN.get(locale);
  if (!definition) {
    throw new RangeError(
      `[@waypage/content] There is no language "${locale}", so nothing can be written in it. Use one of ${[...KNOWN.keys()].join(', ')}, or call registerLocale("${locale}", …) first.`,
    );
  }
  return definition;
}
