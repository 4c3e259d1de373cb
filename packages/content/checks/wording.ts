import { DEFAULT_LOCALE, type Locale } from '../src/locales.ts';
import {
  eachMessage,
  isSampleNamespace,
  corpusMessages,
  locationOf,
  type CorpusMessage,
  type Rule,
} from './corpus.ts';
import { FORBIDDEN_WORDS } from './forbidden-words.ts';

const PRINTED_TEXT_KEY = /^qrcode-type(?:-[\w-]+:|s:table\.)words\./;

/** Numbers come from the data through placeholders, so that no message can state a wrong one; those of an announcement are of its own. */
export const noDigits = eachMessage(({ namespace, key, text }) => {
  if (
    namespace === 'announcements' ||
    isSampleNamespace(namespace) ||
    PRINTED_TEXT_KEY.test(`${namespace}:${key}`)
  ) {
    return undefined;
  }
  const digits = /\d+/.exec(text.replaceAll(/\{\{\w+\}\}/g, ''))?.[0];
  return digits === undefined
    ? undefined
    : `The number ${digits} is written out. Use a placeholder, so that it always agrees with the data.`;
});

/** A button, a title and an attribute have one line, and a page wraps its text by itself. */
export const noLineBreak = eachMessage(({ text }) =>
  /[\n\r\t\u2028]/.test(text)
    ? 'There is a line break or a tab in the text. Write a space instead.'
    : undefined,
);

const TITLE_KEY = 'head.title';
const DESCRIPTION_KEY = 'head.description';

/** Search engines truncate longer titles and descriptions, and replace shorter descriptions with text of their own. */
export const headLengths = eachMessage(({ key, text }) => {
  const length = [...text].length;
  if (key === TITLE_KEY && length >= 60) {
    return `The title has ${length} characters. Keep it under 60.`;
  }
  if (key === DESCRIPTION_KEY && (length < 120 || length > 155)) {
    return `The description has ${length} characters. Keep it from 120 to 155.`;
  }
  return undefined;
});

/** Creates a rule that finds the messages which repeat an earlier one of their language. */
const noRepeated =
  (
    judge: (text: CorpusMessage, earlier: CorpusMessage) => string | undefined,
    isIncluded: (text: CorpusMessage) => boolean,
  ): Rule =>
  (corpus) => {
    const firstByText = new Map<string, CorpusMessage>();
    return [...corpusMessages(corpus)].filter(isIncluded).flatMap((text) => {
      const id = `${text.locale} ${text.text}`;
      const earlier = firstByText.get(id);
      if (earlier === undefined) firstByText.set(id, text);
      const what = earlier && judge(text, earlier);
      return what === undefined ? [] : { where: locationOf(text), what };
    });
  };

/** Two pages with the same title are indistinguishable in search results. */
export const uniqueHeads = noRepeated(
  (_, earlier) => `The same words are at ${locationOf(earlier)}. Change one.`,
  ({ key }) => key === TITLE_KEY || key === DESCRIPTION_KEY,
);

/**
 * Messages that are an abbreviation or a short word in English, but have to be longer in other languages to be clear.
 */
const ABBREVIATED_IN_ENGLISH: ReadonlySet<string> = new Set([
  'contact:email',
  'footer:faq',
  'menus:faq.name',
  'menus:petId.name',
  'section-index:sections.faq.title',
  'templates:vcardWhite',
]);

/** Longest translation, in characters, that fits the space designed for the English text. */
const longestTranslation = (english: string): number => Math.floor(english.length * 1.25) + 10;

export const noLongTranslation = eachMessage(({ locale, namespace, key, text }, corpus) => {
  const english = corpus[DEFAULT_LOCALE].get(namespace)?.get(key);
  if (locale === DEFAULT_LOCALE || english === undefined) return undefined;
  const longest = longestTranslation(english);
  return text.length <= longest || ABBREVIATED_IN_ENGLISH.has(`${namespace}:${key}`)
    ? undefined
    : `The text has ${text.length} characters where English has ${english.length}. Keep it to ${longest}, so that it fits its place on a phone.`;
});

/** A previous wording of a promise stays as it was published. */
const EARLIER_WORDING_KEY = /^rows\.\w+\.earlier$/;

export const noForbiddenWords = eachMessage(({ locale, key, text }) => {
  if (EARLIER_WORDING_KEY.test(key)) return undefined;
  for (const { pattern, why } of FORBIDDEN_WORDS[locale] ?? []) {
    const match = pattern.exec(text)?.[0];
    if (match !== undefined) return `"${match}": ${why}`;
  }
  return undefined;
});

export const noExclamation = eachMessage(({ namespace, key, text }) =>
  /[!¡]/.test(text) && `${namespace}:${key}` !== 'error:title'
    ? 'There is an exclamation mark. Say it without one.'
    : undefined,
);

/** Screen readers announce them as "middle dot", "bullet" and "rightwards arrow". */
export const noSpokenSymbol = eachMessage(({ text }) =>
  /[·•←-⇿➔-➾✓-✘]/.test(text)
    ? 'There is a dot, an arrow or a tick, which a screen reader says by its name. Write a word, a comma or a dash.'
    : undefined,
);

/** docs/product.md has straight quotation marks around a placeholder only. */
const STRAIGHT_QUOTES = /^'\{\{\w+\}\}'| '\{\{\w+\}\}' /;

const LOOSE_UNIT =
  /(?:\d|\}\}) (?:[%‰€£$]|(?:US\$|°C|[ckm]?m|px|dpi|ppp|kB|ko|k?g|min|h|s)(?![\p{L}\d’]))/u;
/** A sign for "number", or the hour of a French time, followed by a breakable space. */
const LOOSE_NUMBER = /(?:n°|n\.º|No\.) (?=\d|\{\{)|\d[ \u00a0]h \d/iu;

function commonTypographyOf(locale: Locale, text: string): string | undefined {
  if (/ {2,}/.test(text)) return 'There are two spaces in a row. Remove one.';
  if (/\p{L}'\p{L}/u.test(text)) return 'The apostrophe is straight. Write ’ instead.';
  if (text.includes('"')) return 'The quotation marks are straight. Write “ ” or « ».';
  if (text.includes('...')) return 'Write … instead of three full stops.';
  if (/\s…/.test(text)) return 'There is a space before …. Remove it.';
  if (LOOSE_UNIT.test(text) || LOOSE_NUMBER.test(text)) {
    return 'A line may end between a number and its unit. Put a no-break space (U+00A0) there.';
  }
  if (locale === 'en') {
    return /(?:\d|\}\})\s%/.test(text) ? 'English has no space before %. Remove it.' : undefined;
  }
  return /(?:\d|\}\})%/.test(text) ? 'Write a no-break space (U+00A0) before %.' : undefined;
}

const TYPOGRAPHY: Readonly<Partial<Record<Locale, (text: string) => string | undefined>>> = {
  en: (text) =>
    text.includes("'") && !STRAIGHT_QUOTES.test(text)
      ? 'The quotation marks are straight. Write ‘ ’ instead.'
      : undefined,
  es: (text) => {
    for (const [opening, closing] of ['¿?', '¡!', '«»'] as const) {
      const count = (mark: string | undefined) => text.split(mark ?? '').length;
      if (count(opening) !== count(closing)) {
        return `${String(opening)} and ${String(closing)} do not come in pairs. Spanish opens what it closes.`;
      }
    }
    return undefined;
  },
  fr: (text) => {
    if (/[\u202f\u2009]/.test(text)) {
      return 'There is a narrow space that the web fonts do not have. Use a no-break space (U+00A0).';
    }
    if (/[^\u00a0][;!?»]|(?<![\u00a0\d]):(?!\/\/)(?!\d)|«[^\u00a0]/.test(text)) {
      return 'French wants a no-break space (U+00A0) before ; : ! ? » and after «.';
    }
    return undefined;
  },
};

const LOOSE_HYPHEN =
  /\p{L}-(?=(?:t-)?(?:je|il|elle|on|nous|vous|ils|elles|ce|le|la|les|moi|lui|leur|y|en)(?!\p{L}))/u;

/** Large type wraps early: in French titles and questions no line may break between a verb and its pronoun. */
const looseHyphen = (locale: Locale, key: string, text: string) =>
  locale === 'fr' && (/(?:^|\.)title$/.test(key) || text.endsWith('?')) && LOOSE_HYPHEN.test(text)
    ? 'A line may end at the hyphen before a pronoun. Write a word joiner (\\u2060) after the hyphen.'
    : undefined;

export const typography = eachMessage(({ locale, namespace, key, text }) => {
  // One question in two lines, each a message.
  if (namespace === 'hero-samples' && key.startsWith('google.question.')) return undefined;
  // docs/product.md has three periods in the English message.
  if (locale === 'en' && `${namespace}:${key}` === 'common:waiting') return undefined;
  // Printed words follow the typography of their own language in every file.
  const [, printed] = /^qrcode-type-[^:]*:words\.(en|es|fr)$/.exec(`${namespace}:${key}`) ?? [];
  const language = (printed ?? locale) as Locale;
  return (
    commonTypographyOf(language, text) ??
    TYPOGRAPHY[language]?.(text) ??
    looseHyphen(locale, key, text)
  );
});

const LONG_PARAGRAPH = 12;

/** Search engines drop a page that repeats a long paragraph of another one. */
export const noRepeatedParagraph = noRepeated(
  ({ namespace }, earlier) =>
    namespace === earlier.namespace
      ? undefined
      : `The same paragraph is at ${locationOf(earlier)}. Each page says it in its own words.`,
  ({ text }) => text.split(/\s+/).length >= LONG_PARAGRAPH,
);
