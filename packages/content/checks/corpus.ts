import { LOCALES, type Locale } from '../src/locales.ts';
import { isUntranslated } from '../src/untranslated.ts';
import { LOCALES_FOLDER, readLocaleFolders, readNamespaces } from '../scripts/locale-folders.ts';
import { readJson } from '../scripts/read-json.ts';

export interface Messages {
  readonly [key: string]: string | Messages;
}

/** Messages by language, namespace and dotted key. */
export type Corpus = Readonly<Record<Locale, ReadonlyMap<string, ReadonlyMap<string, string>>>>;

/** A reason why the messages cannot be published. */
export interface Finding {
  /** Location as an editor looks it up: `es/faq.json, key free.answer`. */
  readonly where: string;
  /** The problem and its fix, in plain language. */
  readonly what: string;
}

export interface CorpusMessage {
  readonly locale: Locale;
  readonly namespace: string;
  readonly key: string;
  readonly text: string;
}

export type Rule = (corpus: Corpus) => readonly Finding[];

export function flatten(messages: Messages, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

/** Creates a corpus from nested messages; omitted languages and namespaces are empty. */
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

/** Yields every translated message of the locales, by default of all of them. */
export function* corpusMessages(corpus: Corpus, locales: readonly Locale[] = LOCALES) {
  for (const locale of locales) {
    for (const [namespace, messages] of corpus[locale]) {
      for (const [key, text] of messages) {
        if (!isUntranslated(text)) yield { locale, namespace, key, text };
      }
    }
  }
}

/** Creates a rule that judges each translated message of the locales, by default of all of them. */
export const eachMessage =
  (
    judge: (text: CorpusMessage, corpus: Corpus) => string | undefined,
    locales?: readonly Locale[],
  ): Rule =>
  (corpus) =>
    [...corpusMessages(corpus, locales)].flatMap((text) => {
      const what = judge(text, corpus);
      return what === undefined ? [] : { where: locationOf(text), what };
    });

export function locate(locale: Locale, namespace: string, key?: string): string {
  const file = `${locale}/${namespace}.json`;
  return key === undefined ? file : `${file}, key ${key}`;
}

export const locationOf = ({ locale, namespace, key }: CorpusMessage): string =>
  locate(locale, namespace, key);

/** Copy that sample customers print and publish. It is not the site's voice, so some rules skip it. */
export const isSampleNamespace = (namespace: string): boolean =>
  namespace.startsWith('sample-') || namespace === 'hero-samples';

export function readCorpus(): Corpus {
  const namespaces = readNamespaces();
  const languages = LOCALES.map((locale) => [
    locale,
    Object.fromEntries(
      (namespaces[locale] ?? []).map((namespace) => {
        const file = new URL(`${locale}/${namespace}.json`, LOCALES_FOLDER);
        return [namespace, readJson(file) as Messages];
      }),
    ),
  ]);
  return corpusOf(Object.fromEntries(languages) as Parameters<typeof corpusOf>[0]);
}

/** What a language still lacks, one line each. */
export function untranslatedNotes(corpus: Corpus): readonly string[] {
  const messages = LOCALES.flatMap((locale) => {
    const texts = [...corpus[locale].values()].flatMap((file) => [...file.values()]);
    const count = texts.filter(isUntranslated).length;
    return count === 0
      ? []
      : `${locale}: ${count} messages are not translated yet and are shown in English.`;
  });
  const screenshots = [...readLocaleFolders()]
    .filter(([, { hasScreenshots }]) => !hasScreenshots)
    .map(
      ([locale]) =>
        `${locale}: has no screenshots of the sample pages and shows the English ones. docs/languages.md says how to take them.`,
    );
  return [...messages, ...screenshots];
}
