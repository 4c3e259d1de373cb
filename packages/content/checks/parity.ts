import { readLocaleFolders } from '../scripts/locale-folders.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../src/locales.ts';
import {
  eachMessage,
  locate,
  corpusMessages,
  locationOf,
  type Corpus,
  type Finding,
  type Rule,
} from './corpus.ts';

const SETTINGS = readLocaleFolders();

const pluralFormsOf = (locale: Locale) => SETTINGS.get(locale)?.plurals ?? [];

const PLURAL_KEY = /^(?<base>.+)_(?:zero|one|two|few|many|other)$/;

const TRANSLATIONS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

export const baseKey = (key: string): string => PLURAL_KEY.exec(key)?.groups?.['base'] ?? key;

/** The placeholders of a text, each once and in one order, so that two texts can be compared. */
export const placeholders = (text: string): string =>
  [...new Set(text.match(/\{\{\w+\}\}/g))].sort().join(' ');

function expectedKeys(english: Iterable<string>, locale: Locale): Set<string> {
  const keys = new Set<string>();
  for (const key of english) {
    if (PLURAL_KEY.test(key)) {
      for (const form of pluralFormsOf(locale)) keys.add(`${baseKey(key)}_${form}`);
    } else keys.add(key);
  }
  return keys;
}

export const sameKeys: Rule = (corpus) =>
  LOCALES.flatMap((locale) => {
    const namespaces = [...corpus[DEFAULT_LOCALE].keys(), ...corpus[locale].keys()];
    return [...new Set(namespaces)].flatMap((namespace) => compareKeys(corpus, locale, namespace));
  });

function compareKeys(corpus: Corpus, locale: Locale, namespace: string): readonly Finding[] {
  const english = corpus[DEFAULT_LOCALE].get(namespace);
  const messages = corpus[locale].get(namespace);
  const find = (what: string, key?: string) => ({ where: locate(locale, namespace, key), what });
  if (!english) {
    return [find('The file has no English counterpart, so nothing loads it. Remove it.')];
  }
  if (!messages) return [find('The file is missing. Copy the English one and translate it.')];
  const expected = expectedKeys(english.keys(), locale);
  const missing = [...expected].filter((key) => !messages.has(key));
  const added = [...messages.keys()].filter((key) => !expected.has(key));
  return [
    ...missing.map((key) =>
      find(
        PLURAL_KEY.test(key)
          ? `The text is missing: this language needs the plural forms ${pluralFormsOf(locale).join(', ')}.`
          : 'The text is missing here but exists in English. Translate it.',
        key,
      ),
    ),
    ...added.map((key) =>
      find(
        'The text exists here but not in English, so nothing shows it. Remove it, or add it in English.',
        key,
      ),
    ),
  ];
}

function englishText(corpus: Corpus, namespace: string, key: string): string | undefined {
  const english = corpus[DEFAULT_LOCALE].get(namespace);
  return english?.get(key) ?? english?.get(`${baseKey(key)}_other`);
}

export const samePlaceholders = eachMessage(({ namespace, key, text }, corpus) => {
  const english = englishText(corpus, namespace, key);
  return english === undefined || placeholders(english) === placeholders(text)
    ? undefined
    : `The placeholders differ: English has ${placeholders(english) || 'none'}, this text has ${placeholders(text) || 'none'}. Use the same ones, spelt alike.`;
}, TRANSLATIONS);

/**
 * Requires the same placeholders in all forms of a plural: a form that covers several numbers (French `one` is 0 and 1)
 * has to state which.
 */
export const samePluralPlaceholders = eachMessage(({ locale, namespace, key, text }, corpus) => {
  const base = baseKey(key);
  const other = corpus[locale].get(namespace)?.get(`${base}_other`);
  return base === key || other === undefined || placeholders(other) === placeholders(text)
    ? undefined
    : `The forms of this plural differ: "${base}_other" has ${placeholders(other) || 'none'}, this one has ${placeholders(text) || 'none'}. A form may be used for more than one number, so each needs the number.`;
});

export const noEmptyText = eachMessage(({ text }) => {
  if (text.trim() === '') return 'The text is empty. Write it, or remove the key.';
  return text.trim() === text ? undefined : 'There is a space before or after the text. Remove it.';
});

/** Printed words are shown side by side in all languages, so every file has the same ones. */
const isPrintedWord = (namespace: string, key: string): boolean =>
  namespace.startsWith('qrcode-type-') && key.startsWith('words.');

/** Placeholders and units, as in "{{width}} × {{height}} mm". */
const UNTRANSLATABLE = /\{\{\w+\}\}|(?<!\p{L})(?:[ckm]?m|px|kB|s)(?!\p{L})/gu;

/**
 * Finds messages that equal the English text.
 *
 * @param shared messages that may equal it, as `namespace:key`: names and shared words
 */
export const noEnglishText =
  (shared: ReadonlySet<string>): Rule =>
  (corpus) => {
    const findings: Finding[] = [];
    const used = new Set<string>();
    for (const text of corpusMessages(corpus, TRANSLATIONS)) {
      const id = `${text.namespace}:${text.key}`;
      if (isPrintedWord(text.namespace, text.key)) continue;
      if (englishText(corpus, text.namespace, text.key) !== text.text) continue;
      if (!/\p{L}/u.test(text.text.replaceAll(UNTRANSLATABLE, ''))) continue;
      used.add(id);
      if (shared.has(id)) continue;
      findings.push({
        where: locationOf(text),
        what: `The text is still English: "${text.text}". Translate it; if it is rightly the same, list it in checks/shared-words.json.`,
      });
    }
    for (const id of shared) {
      if (used.has(id)) continue;
      findings.push({
        where: `checks/shared-words.json, ${id}`,
        what: 'The text differs in every language now, or is gone. Remove it from the list.',
      });
    }
    return findings;
  };

export const samePrintedWords = eachMessage(({ namespace, key, text }, corpus) => {
  const english = corpus[DEFAULT_LOCALE].get(namespace)?.get(key);
  return !isPrintedWord(namespace, key) || english === undefined || english === text
    ? undefined
    : `All three languages show this line side by side, but here it is "${text}" and in English "${english}". Make them equal in all three files.`;
}, TRANSLATIONS);
