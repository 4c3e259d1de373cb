import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../packages/content/src/locales.ts';
import { UNTRANSLATED_MARK } from '../../packages/content/src/untranslated.ts';

export { LOCALES, type Locale };

/** Words of a skeleton by language, English at least. */
export type SkeletonWords<Words> = Readonly<Partial<Record<Locale, Words>> & { en: Words }>;

/** The words of a skeleton in a language; where it has none, the English ones, marked as untranslated. */
export function wordsIn<Words extends object>(words: SkeletonWords<Words>, locale: Locale): Words {
  return words[locale] ?? markUntranslated(words[DEFAULT_LOCALE] ?? words.en);
}

/** Copies messages, each marked as one that waits for its translation. */
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

/** `first-print` as a variable: `firstPrint`. */
export const camelCase = (id: string) =>
  id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** `first-print` as a component: `FirstPrint`. */
export const pascalCase = (id: string) => camelCase(`-${id}`);

/** An id as the key of an object literal. */
export const quoteKey = (id: string) => (id.includes('-') ? `'${id}'` : id);

/**
 * Checks that something can be called so.
 *
 * @throws Error when it is not lower case words with hyphens
 */
export function assertId(kind: string, id: string): void {
  if (!ID.test(id)) {
    throw new Error(
      `${JSON.stringify(id)} can be no id of a ${kind}. Take lower case words with hyphens, such as "first-print".`,
    );
  }
}

/** Writes files below a workspace, and remembers which. */
export class Workspace {
  readonly #root: string;
  readonly #written = new Set<string>();

  /** @param root folder of the workspace */
  constructor(root: string) {
    this.#root = root;
  }

  /** The files that were written or changed, below the root. */
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

  /** @throws Error when there is such a file or folder */
  assertFree(file: string, what: string): void {
    if (existsSync(join(this.#root, file))) {
      throw new Error(`There is a ${what} already: ${file}. Take another id.`);
    }
  }

  /**
   * Replaces one place of a file.
   *
   * @throws Error when the file has no such place
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
   * Puts a line into a list, before the first line of the list that comes after it in the alphabet.
   *
   * @param lines which lines are of the list
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
