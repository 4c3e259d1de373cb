import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { LOCALES, type Locale } from '../../packages/content/src/locales.ts';
import { UNTRANSLATED_MARK } from '../../packages/content/src/untranslated.ts';

export const LOCALES_FOLDER = 'packages/content/locales';

/** Placeholder copy of skeletons. */
type Words = Readonly<
  Record<'page' | 'section' | 'customer' | 'description' | 'about' | 'image' | 'text', string>
>;

const ENGLISH: Words = {
  page: 'A new page',
  section: 'A new section',
  customer: 'A new customer',
  description:
    'Write here, in one or two sentences, what a search engine is to show of the page, below its title, in a list of results.',
  about: 'Write here what it is about.',
  image: 'Describe here what the page shows.',
  text: 'Write here what the page says.',
};

/** Other languages get the English copy, marked as untranslated. */
const WORDS: Readonly<Partial<Record<Locale, Words>>> = {
  en: ENGLISH,
  es: {
    page: 'Una página nueva',
    section: 'Una sección nueva',
    customer: 'Un cliente nuevo',
    description:
      'Escribe aquí, en una o dos frases, lo que un buscador debe mostrar de la página, debajo de su título, en la lista de resultados.',
    about: 'Escribe aquí de qué trata.',
    image: 'Describe aquí lo que muestra la página.',
    text: 'Escribe aquí lo que dice la página.',
  },
  fr: {
    page: 'Une nouvelle page',
    section: 'Une nouvelle section',
    customer: 'Un nouveau client',
    description:
      'Écrivez ici, en une ou deux phrases, ce qu’un moteur de recherche doit montrer de la page sous son titre dans une liste.',
    about: 'Écrivez ici de quoi elle parle.',
    image: 'Décrivez ici ce que la page montre.',
    text: 'Écrivez ici ce que la page dit.',
  },
};

export function markUntranslated<Messages extends object>(messages: Messages): Messages {
  const entries = Object.entries(messages).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'object' && value !== null
      ? markUntranslated(value)
      : `${UNTRANSLATED_MARK}${String(value)}`,
  ]);
  return Object.fromEntries(entries) as Messages;
}

const wordsIn = (locale: Locale): Words => WORDS[locale] ?? markUntranslated(ENGLISH);

export const camelCase = (id: string) =>
  id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

export const pascalCase = (id: string) => camelCase(`-${id}`);

/** Creates and changes files by their paths below the root. */
export class Workspace {
  readonly #root: string;
  readonly written = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  read(file: string): string {
    return readFileSync(join(this.#root, file), 'utf8');
  }

  list(folder: string): readonly string[] {
    return readdirSync(join(this.#root, folder));
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.#root, file)), { recursive: true });
    writeFileSync(join(this.#root, file), text);
    this.written.add(file);
  }

  writeJson(file: string, value: unknown): void {
    this.write(file, `${JSON.stringify(value, null, 2)}\n`);
  }

  writeFolder(folder: string, files: Readonly<Record<string, string>>): void {
    for (const [name, text] of Object.entries(files)) this.write(`${folder}/${name}`, text);
  }

  /** @throws Error when the file or folder exists */
  assertFree(file: string, what: string): void {
    if (existsSync(join(this.#root, file))) {
      throw new Error(`There is a ${what} already: ${file}. Take another id.`);
    }
  }

  /** @throws Error when the id is not lower case words with hyphens, or its file or folder exists */
  assertNew(kind: string, id: string, file: string): void {
    if (!/^[a-z]+(?:-[a-z]+)*$/.test(id)) {
      throw new Error(
        `${JSON.stringify(id)} can be no id of a ${kind}. Take lower case words with hyphens, such as "first-print".`,
      );
    }
    this.assertFree(file, `${kind} "${id}"`);
  }

  /** @throws Error when there is such a file of messages */
  createMessages(namespace: string, messagesOf: (words: Words) => object): void {
    this.assertFree(`${LOCALES_FOLDER}/en/${namespace}.json`, `file of words "${namespace}"`);
    for (const locale of LOCALES) {
      this.writeJson(`${LOCALES_FOLDER}/${locale}/${namespace}.json`, messagesOf(wordsIn(locale)));
    }
  }

  changeMessages<Messages>(
    namespace: string,
    change: (messages: Messages, words: Words) => Messages,
  ): void {
    for (const locale of LOCALES) {
      const file = `${LOCALES_FOLDER}/${locale}/${namespace}.json`;
      this.writeJson(file, change(JSON.parse(this.read(file)) as Messages, wordsIn(locale)));
    }
  }

  /** Inserts text before the first match in a file. */
  insert(file: string, place: RegExp, inserted: string): void {
    const text = this.read(file);
    const at = text.search(place);
    if (at === -1) {
      throw new Error(
        `${file} has an unknown form: nothing in it matches ${String(place)}. Correct scripts/new.`,
      );
    }
    this.write(file, text.slice(0, at) + inserted + text.slice(at));
  }

  /** Inserts a line into a list in alphabetical order; `lines` matches the lines of the list. */
  insertSorted(file: string, lines: RegExp, line: string): void {
    const all = this.read(file).split('\n');
    const listed = all.flatMap((text, index) => (lines.test(text) ? [index] : []));
    const last = listed.at(-1);
    if (last === undefined) {
      throw new Error(`${file} has no line like ${String(lines)}. Correct scripts/new.`);
    }
    const next = listed.find((index) => (all[index] ?? '') > line) ?? last + 1;
    this.write(file, all.toSpliced(next, 0, line).join('\n'));
  }
}
