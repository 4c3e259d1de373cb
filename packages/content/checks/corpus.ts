import { LOCALES, type Locale } from '../src/locales.ts';
import { isUntranslated } from '../src/untranslated.ts';

/** What a file of messages holds. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** All messages: by language, by namespace, by key. */
export type Corpus = Readonly<Record<Locale, ReadonlyMap<string, ReadonlyMap<string, string>>>>;

/** Something that has to be put right before the messages can be published. */
export interface Finding {
  /** Where it is, as people look for it: `es/faq.json, key free.answer`. */
  readonly where: string;
  /** What is wrong and what to do, in plain language. */
  readonly what: string;
}

/** One text with the place it stands at. */
export interface PlacedText {
  readonly locale: Locale;
  readonly namespace: string;
  readonly key: string;
  readonly text: string;
}

/** A rule that all messages have to keep. */
export type Rule = (corpus: Corpus) => readonly Finding[];

/** The keys of nested messages as dotted paths. */
export function flatten(messages: Messages, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

/** Makes a corpus from nested messages; a language or namespace that is omitted is empty. */
export function corpusOf(
  messages: Partial<Record<Locale, Readonly<Record<string, Messages>>>>,
): Corpus {
  const entries = LOCALES.map((locale) => [
    locale,
    new Map(
      Object.entries(messages[locale] ?? {}).map(([namespace, file]) => [namespace, flatten(file)]),
    ),
  ]);
  return Object.fromEntries(entries) as Corpus;
}

/** Every translated text of some languages, all by default. */
export function* placedTexts(
  corpus: Corpus,
  locales: readonly Locale[] = LOCALES,
): Generator<PlacedText> {
  for (const locale of locales) {
    for (const [namespace, messages] of corpus[locale]) {
      for (const [key, text] of messages) {
        if (!isUntranslated(text)) yield { locale, namespace, key, text };
      }
    }
  }
}

/** How many messages of each language wait for their translation; a language in which none does is omitted. */
export function countUntranslated(corpus: Corpus): ReadonlyMap<Locale, number> {
  const counts = LOCALES.map((locale) => {
    const messages = [...corpus[locale].values()].flatMap((file) => [...file.values()]);
    return [locale, messages.filter(isUntranslated).length] as const;
  });
  return new Map(counts.filter(([, count]) => count > 0));
}

/** Where a text stands, for people who look for it. */
export function place(locale: Locale, namespace: string, key?: string): string {
  const file = `${locale}/${namespace}.json`;
  return key === undefined ? file : `${file}, key ${key}`;
}

/** A text of the corpus as a place. */
export const placeOf = ({ locale, namespace, key }: PlacedText): string =>
  place(locale, namespace, key);

/** What customers print and write on their own pages: not our words, so some rules leave it alone. */
export const isSampleNamespace = (namespace: string): boolean =>
  namespace.startsWith('sample-') || namespace === 'hero-samples';
