import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../packages/content/src/locales.ts';
import { UNTRANSLATED_MARK } from '../../packages/content/src/untranslated.ts';

export { LOCALES, type Locale };

/** Placeholder copy by language, with English as the fallback. */
export type SkeletonWords<Words> = Readonly<Partial<Record<Locale, Words>> & { en: Words }>;

/** Returns the copy of a language, or else the English copy marked as untranslated. */
export function wordsIn<Words extends object>(words: SkeletonWords<Words>, locale: Locale): Words {
  return words[locale] ?? markUntranslated(words[DEFAULT_LOCALE] ?? words.en);
}

export function markUntranslated<Messages extends object>(messages: Messages): Messages {
  const entries = Object.entries(messages).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'object' && value !== null
      ? markUntranslated(value)
      : `${UNTRANSLATED_MARK}${String(value)}`,
  ]);
  return Object.fromEntries(entries) as Messages;
}

const ID = /^[a-z]+(?:-[a-z]+)*$/;

export const camelCase = (id: string) =>
  id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

export const pascalCase = (id: string) => camelCase(`-${id}`);

export const quoteKey = (id: string) => (id.includes('-') ? `'${id}'` : id);

/** @throws Error when an id is not lower case words with hyphens */
export function assertId(kind: string, id: string): void {
  if (!ID.test(id)) {
    throw new Error(
      `${JSON.stringify(id)} can be no id of a ${kind}. Take lower case words with hyphens, such as "first-print".`,
    );
  }
}

export class Workspace {
  readonly #root: string;
  readonly #written = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  get written(): readonly string[] {
    return [...this.#written];
  }

  read(file: string): string {
    return readFileSync(join(this.#root, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.#root, file)), { recursive: true });
    writeFileSync(join(this.#root, file), text);
    this.#written.add(file);
  }

  writeJson(file: string, value: unknown): void {
    this.write(file, `${JSON.stringify(value, null, 2)}\n`);
  }

  /** @throws Error when the file or folder exists */
  assertFree(file: string, what: string): void {
    if (existsSync(join(this.#root, file))) {
      throw new Error(`There is a ${what} already: ${file}. Take another id.`);
    }
  }

  /**
   * Replaces one match in a file.
   *
   * @throws Error when nothing matches
   */
  change(file: string, place: RegExp, replacement: string): void {
    const text = this.read(file);
    if (!place.test(text)) {
      throw new Error(
        `${file} is not as it was: nothing in it is like ${String(place)}. Correct scripts/new.`,
      );
    }
    this.write(
      file,
      text.replace(place, () => replacement),
    );
  }

  /**
   * Inserts a line into a list in alphabetical order.
   *
   * @param lines matches the lines of the list
   */
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
