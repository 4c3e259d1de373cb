import { isLocale, type AnyLocale } from './locales.ts';
import { deepFreeze } from './internal/deep-freeze.ts';
import { LOCALE_FORMATS } from './locales.generated.ts';
import type { Messages } from './messages/messages.generated.ts';

/** Number and US dollar formats of a language. */
export interface LocaleFormat {
  readonly number: {
    /** Separator of groups of three digits, from 1000 on. */
    readonly group: string;
    /** Decimal separator. */
    readonly decimal: string;
  };
  readonly money: {
    /** Sign for US dollars. */
    readonly sign: string;
    /** Side of the amount on which the sign is placed; `after` adds a no-break space between them. */
    readonly position: 'before' | 'after';
  };
  /** What follows the hours of a time of day: a separator and the minutes, or in a whole hour a text alone. */
  readonly time?: { readonly separator: string; readonly wholeHour: string } | undefined;
}

/** Loaders of messages by namespace, with the result of an `import()` of a JSON file. */
export type MessageLoaders = {
  readonly [Namespace in keyof Messages]: () => Promise<{ default: Messages[Namespace] }>;
};

/** Any subset of a namespace's messages, at any depth. */
export type PartialMessages<Messages> = {
  readonly [Key in keyof Messages]?: Messages[Key] extends string
    ? string
    : PartialMessages<Messages[Key]>;
};

/** Loaders for some or all namespaces of a language that is not built in; their messages may be partial. */
export type PartialMessageLoaders = {
  readonly [Namespace in keyof Messages]?: () => Promise<{
    default: PartialMessages<Messages[Namespace]>;
  }>;
};

/** A language that is not built in. */
export interface LocaleDefinition extends LocaleFormat {
  /** Message loaders by namespace, with the keys of the English messages. Missing messages are English. */
  readonly messages?: PartialMessageLoaders | undefined;
}

const LOCALE_DEFINITIONS = /* @__PURE__ */ new Map<string, LocaleDefinition>(
  /* @__PURE__ */ Object.entries(LOCALE_FORMATS),
);

/**
 * Adds a language to `loadMessages`, `formatNumber`, `formatTime`, `formatUsdCents`, `usdParts` and `factsFor`. Call it once, before
 * they are called; a second call for the same language replaces the first.
 *
 * `LOCALES` and `isLocale` are not affected: they list the built-in languages.
 *
 * @param locale tag by RFC 5646, for example `de` or `pt-BR`, in any letter case
 * @throws RangeError when the language is built in, or `locale` is not a valid tag
 * @throws TypeError when the definition lacks a number or money format
 */
export function registerLocale(locale: string, definition: LocaleDefinition): void {
  const tag = canonicalTag(locale);
  if (tag === undefined) {
    throw new RangeError(
      `[@waypage/content] ${JSON.stringify(locale)} is not a language tag (RFC 5646). Register one such as "de" or "pt-BR".`,
    );
  }
  if (isLocale(tag)) {
    throw new RangeError(
      `[@waypage/content] "${locale}" is built in, so it cannot be registered. Register another tag, such as "${tag}-x-own".`,
    );
  }
  const { number, money, time, messages } = definition;
  const missing = missingParts(definition);
  if (missing.length > 0) {
    throw new TypeError(
      `[@waypage/content] The definition of "${locale}" lacks ${missing.join(', ')}, so numbers and prices cannot be formatted. Pass { number: { group: '.', decimal: ',' }, money: { sign: '$', position: 'after' } }, for example.`,
    );
  }
  LOCALE_DEFINITIONS.set(
    tag,
    deepFreeze({
      number: { ...number },
      money: { ...money },
      time: time && { ...time },
      messages: { ...messages },
    }),
  );
}

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

function canonicalTag(locale: unknown): string | undefined {
  if (typeof locale !== 'string') return undefined;
  try {
    return Intl.getCanonicalLocales(locale)[0];
  } catch {
    return undefined;
  }
}

/** Truncation step of a lookup (RFC 4647, 3.4): the last subtag, and a single letter that introduces it. */
const LAST_SUBTAG = /(?:^|-)(?:[a-z\d]-)?[^-]*$/i;

interface FoundLocale {
  /** Its own tag, for example `de` for `de-AT`. */
  readonly tag: string;
  readonly definition: LocaleDefinition;
}

/**
 * Finds the language that serves a tag: the same one, or the closest more general one (RFC 4647, 3.4), such as `de` for
 * `de-AT`.
 *
 * @throws RangeError when none is built in or registered
 */
export function findLocale(locale: AnyLocale): FoundLocale {
  // Some browsers report `en-US@posix`, which is not a valid tag. The lookup reaches the part before it.
  for (let rest = String(locale); rest !== ''; rest = rest.replace(LAST_SUBTAG, '')) {
    const tag = canonicalTag(rest) ?? '';
    const definition = LOCALE_DEFINITIONS.get(tag);
    if (definition) return { tag, definition };
  }
  throw new RangeError(
    `[@waypage/content] There is no language "${locale}". Use one of ${[...LOCALE_DEFINITIONS.keys()].join(', ')}, or call registerLocale("${locale}", …) first.`,
  );
}
