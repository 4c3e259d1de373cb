import type { LocaleSettings } from './locale-folders.ts';

/** Nested messages, as the files of a language hold them. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** A language that is made from the English messages: a test of the pages, not of its readers. */
export interface PseudoLocale {
  readonly settings: LocaleSettings;
  /** Changes the words of a text; what must stay as it is does not come here. */
  readonly change: (words: string) => string;
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

/** How much longer than English a text may be that another language says (in letters of the English text). */
const GROWTH = 0.35;

/** Each letter with an accent where the web fonts have one, and vowels doubled evenly until the text is as long: words stay words, and break where words do. */
function accent(words: string): string {
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  const vowels = words.match(/[aeiouy]/gi)?.length ?? 0;
  const share = vowels === 0 ? 0 : Math.min(1, (letters * GROWTH) / vowels);
  let owed = 0;
  const longer = words.replaceAll(/[aeiouy]/gi, (vowel) => {
    owed += share;
    if (owed < 1) return vowel;
    owed -= 1;
    return vowel + vowel;
  });
  return longer.replaceAll(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter);
}

/** Each word as one that is written from right to left (U+202E), as Hebrew and Arabic are. */
const mirror = (words: string): string =>
  words.replaceAll(/\p{L}[\p{L}\p{M}’'-]*/gu, (word) => `\u202e${word}\u202c`);

/** The pseudo-languages by their tags, as Unicode reserves them (CLDR). */
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

/** Placeholders, tags, URLs, and names as a path has them: the same in every language. */
const KEPT =
  /(\{\{\w+\}\}|<[^>]+>|https?:\/\/\S+|[\w.-]+@[\w.-]+|[\w-]+(?:\.[\w-]+)+(?:\/\S*)?|\/\w\S*|\b[A-Z][a-z]+[A-Z]\w*)/;

// With one group in the pattern every second part is what is kept.
const pseudoText = (text: string, { change }: PseudoLocale): string =>
  text
    .split(KEPT)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');

/** Words to print beside a code, each in a language of its own. */
const isOwnLanguage = (key: string): boolean => /^(?:en|es|fr)$/.test(key);

/** The messages of an English file in a pseudo-language, with every plural form that it needs. */
export function pseudoMessages(messages: Messages, pseudo: PseudoLocale): Messages {
  const entries = Object.entries(messages).flatMap(
    ([key, value]): [string, string | Messages][] => {
      if (isOwnLanguage(key)) return [[key, value]];
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
