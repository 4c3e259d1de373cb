import type { Messages } from '../checks/corpus.ts';
import type { LocaleSettings } from './locale-folders.ts';

/** A language generated from the English messages to test layout and direction. */
export interface PseudoLocale {
  readonly settings: LocaleSettings;
  /** Transforms the words of a message; placeholders, tags and URLs are not passed to it. */
  readonly change: (text: string) => string;
}

const ENGLISH = {
  number: { group: ',', decimal: '.' },
  money: { sign: '$', position: 'before' },
  hasScreenshots: false,
} as const;

const ACCENTS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'AÅCÇDÐEÉIÎNÑOÖSŠUÛYÝZŽaåcçeéiînñoösšuûyýzž'.matchAll(/([A-Za-z])([^A-Za-z])/g)].map(
    ([, letter = '', accented = '']) => [letter, accented],
  ),
);

/** Growth of a text in translation, as a share of its English letters. */
const GROWTH = 0.35;

/**
 * Replaces letters with accented ones that the web fonts have, and doubles vowels evenly until the text has grown by
 * {@link GROWTH}. Words stay words, so they wrap as usual.
 */
function accent(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const vowels = text.match(/[aeiouy]/gi)?.length ?? 0;
  const share = vowels === 0 ? 0 : Math.min(1, (letters * GROWTH) / vowels);
  let owed = 0;
  const longer = text.replaceAll(/[aeiouy]/gi, (vowel) => {
    owed += share;
    if (owed < 1) return vowel;
    owed -= 1;
    return vowel + vowel;
  });
  return longer.replaceAll(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter);
}

const mirror = (text: string): string =>
  text.replaceAll(/\p{L}[\p{L}\p{M}’'-]*/gu, (word) => `\u202e${word}\u202c`);

/** The pseudo-languages by the tags that Unicode reserves for them (CLDR). */
export const PSEUDO_LOCALES: ReadonlyMap<string, PseudoLocale> = new Map([
  [
    'en-XA',
    {
      settings: {
        name: 'Åççéñţš',
        direction: 'ltr',
        region: 'XA',
        plurals: ['one', 'other'],
        ...ENGLISH,
      },
      change: accent,
    },
  ],
  [
    'ar-XB',
    {
      settings: {
        name: mirror('Mirrored'),
        direction: 'rtl',
        region: 'XB',
        plurals: ['zero', 'one', 'two', 'few', 'many', 'other'],
        ...ENGLISH,
      },
      change: mirror,
    },
  ],
]);

/** Placeholders, tags, URLs and camel-case names: the same in every language. */
const UNTRANSLATED_PARTS =
  /(\{\{\w+\}\}|<[^>]+>|https?:\/\/\S+|[\w.-]+@[\w.-]+|[\w-]+(?:\.[\w-]+)+(?:\/\S*)?|\/\w\S*|\b[A-Z][a-z]+[A-Z]\w*)/;

// The pattern has one group, so every second part is text to keep.
const pseudoText = (text: string, { change }: PseudoLocale): string =>
  text
    .split(UNTRANSLATED_PARTS)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');

/** Printed words exist in several languages side by side, and stay in them. */
const isLanguageKey = (key: string): boolean => /^(?:en|es|fr)$/.test(key);

export function pseudoMessages(messages: Messages, pseudo: PseudoLocale): Messages {
  const entries = Object.entries(messages).flatMap(
    ([key, value]): [string, string | Messages][] => {
      if (isLanguageKey(key)) return [[key, value]];
      if (typeof value !== 'string') return [[key, pseudoMessages(value, pseudo)]];
      const text = pseudoText(value, pseudo);
      const base = /^(.+)_other$/.exec(key)?.[1];
      if (base === undefined) return [[key, text]];
      const forms = pseudo.settings.plurals.filter(
        (form) => messages[`${base}_${form}`] === undefined,
      );
      return [[key, text], ...forms.map((form): [string, string] => [`${base}_${form}`, text])];
    },
  );
  return Object.fromEntries(entries);
}
