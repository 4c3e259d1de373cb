import { isLocale, type AnyLocale } from './locales.ts';
import { deepFreeze } from './internal/deep-freeze.ts';
import { LOCALE_FORMATS } from './locales.generated.ts';
import type { Messages } from './messages/messages.generated.ts';

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

/** What loads the messages of a namespace, as `import()` of a JSON file gives them. */
export type MessageLoaders = {
  readonly [Namespace in keyof Messages]: () => Promise<{ default: Messages[Namespace] }>;
};

/** A part of the messages of a namespace: any of its keys, at any depth. */
export type PartialTexts<Messages> = {
  readonly [Key in keyof Messages]?: Messages[Key] extends string
    ? string
    : PartialTexts<Messages[Key]>;
};

/** What loads the messages of a namespace, or some of them, in a language that is not built in. */
export type PartialMessageLoaders = {
  readonly [Namespace in keyof Messages]?: () => Promise<{
    default: PartialTexts<Messages[Namespace]>;
  }>;
};

/** A language that is not built in. */
export interface LocaleDefinition extends LocaleFormat {
  /** The messages by namespace, with the keys of the English ones. A text that is missing is English. */
  readonly messages?: PartialMessageLoaders | undefined;
}

const KNOWN = /* @__PURE__ */ new Map<string, LocaleDefinition>(
  /* @__PURE__ */ Object.entries(LOCALE_FORMATS),
);

/**
 * Adds a language, for `loadMessages`, `formatNumber`, `formatUsdCents`, `usdParts` and `factsFor`. To be
 * called once, before they are; a second call for the same language replaces the first.
 *
 * `LOCALES` and `isLocale` stay those of the built-in languages.
 *
 * @param locale its tag by RFC 5646, `de` or `pt-BR` for example, in letters of any case
 * @throws RangeError when the language is built in, or `locale` is no tag
 * @throws TypeError when the definition does not say how numbers and money are written
 */
export function registerLocale(locale: string, definition: LocaleDefinition): void {
  const tag = canonicalTag(locale);
  if (tag === undefined) {
    throw new RangeError(
      `[@waypage/content] ${JSON.stringify(locale)} is no tag of a language (RFC 5646), so nobody could ask for it. Register one such as "de" or "pt-BR".`,
    );
  }
  if (isLocale(tag)) {
    throw new RangeError(
      `[@waypage/content] "${locale}" is built in, so it cannot be registered. Register another tag, such as "${tag}-x-own".`,
    );
  }
  const { number, money, messages } = definition;
  const missing = missingParts(definition);
  if (missing.length > 0) {
    throw new TypeError(
      `[@waypage/content] The definition of "${locale}" lacks ${missing.join(', ')}, so numbers and prices could not be written in it. Pass { number: { group: '.', decimal: ',' }, money: { sign: '$', position: 'after' } }, for example.`,
    );
  }
  KNOWN.set(
    tag,
    deepFreeze({ number: { ...number }, money: { ...money }, messages: { ...messages } }),
  );
}

/** What callers without TypeScript may leave out, by its name. */
function missingParts({ number, money }: Partial<LocaleFormat>): string[] {
  const rights: Readonly<Record<string, boolean>> = {
    'number.group': typeof number?.group === 'string',
    'number.decimal':
      typeof number?.decimal === 'string' &&
      number.decimal !== '' &&
      number.decimal !== number.group,
    'money.sign': typeof money?.sign === 'string',
    'money.position': money?.position === 'before' || money?.position === 'after',
  };
  return Object.keys(rights).filter((name) => !rights[name]);
}

/** A tag in the one form that is kept (`pt-BR`); undefined when it is none. */
function canonicalTag(locale: unknown): string | undefined {
  if (typeof locale !== 'string') return undefined;
  try {
    return Intl.getCanonicalLocales(locale)[0];
  } catch {
    // No tag.
    return undefined;
  }
}

/** What a lookup takes away: the last part of a tag, and a single letter that introduces it. */
const LAST_SUBTAG = /(?:^|-)(?:[a-z\d]-)?[^-]*$/i;

/** A language that messages, numbers and money can be written in. */
interface KnownLocale {
  /** Its own tag, `de` for `de-AT`. */
  readonly tag: string;
  readonly definition: LocaleDefinition;
}

/**
 * The known language that serves a tag: its own, else the closest that is more general (RFC 4647, 3.4): `de-AT` is
 * served by `de`.
 *
 * @throws RangeError when none is built in or registered
 */
export function findLocale(locale: AnyLocale): KnownLocale {
  // Browsers also say `en-US@posix`, which is no tag: what is before it is.
  for (let rest = String(locale); rest !== ''; rest = rest.replace(LAST_SUBTAG, '')) {
    const tag = canonicalTag(rest) ?? '';
    const definition = KNOWN.get(tag);
    if (definition) return { tag, definition };
  }
  throw new RangeError(
    `[@waypage/content] There is no language "${locale}", so nothing can be written in it. Use one of ${[...KNOWN.keys()].join(', ')}, or call registerLocale("${locale}", …) first.`,
  );
}
