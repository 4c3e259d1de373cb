import { describe, expect, test } from 'vitest';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const TEST_FILE = /\.(?:test|spec)\.tsx?$|\.stories\.tsx$/;
/** A text that stands first in a call, which is what the title of a test is. */
const TITLE = /\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g;

const rows = readFileSync(`${ROOT}docs/specification-map.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|[\s|-]+$/.test(line))
  .map((line) => line.slice(1, -1).split('|'))
  .map((cells) => cells.map((cell) => cell.trim()));

const folders = new Map(
  rows
    .filter((cells) => cells.length === 2)
    .map((cells) => cells.map((cell) => cell.replaceAll('`', '')))
    .map(([short = '', folder = '']) => [short, folder]),
);

const promises = rows
  .filter((cells) => cells.length !== 2 && cells[0] !== 'Promise')
  .map(([promise = '', keptIn = '', provedBy = '']) => ({ promise, keptIn, provedBy }));

/** A file of the map from the root of the workspace. */
function fileOf(name: string): string {
  const short = name.slice(0, name.indexOf('/') + 1);
  return (folders.get(short) ?? short) + name.slice(short.length);
}

const filesOf = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** The tests that a row names, each with the titles that stand behind its file. */
const proofsOf = (cell: string) =>
  [...cell.matchAll(/`([^`]+)`([^`]*)/g)].map(([, name = '', titles = '']) => ({
    name,
    titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
  }));

describe('the map of docs/product.md', () => {
  test('has rows of a promise, a file and a test', () => {
    expect(promises.length).toBeGreaterThan(0);
    const short = promises.filter(
      ({ promise, keptIn, provedBy }) =>
        promise === '' || filesOf(keptIn).length === 0 || filesOf(provedBy).length === 0,
    );
    expect(short).toEqual([]);
  });

  test('names no file that is gone', () => {
    const files = promises.flatMap(({ keptIn, provedBy }) => filesOf(`${keptIn} ${provedBy}`));
    expect(files.filter((name) => !existsSync(ROOT + fileOf(name)))).toEqual([]);
  });

  test('takes nothing for a proof that is no test', () => {
    const proofs = promises.flatMap(({ provedBy }) => filesOf(provedBy));
    expect(proofs.filter((name) => !TEST_FILE.test(name))).toEqual([]);
  });

  test('names no test that its file does not have', () => {
    const missing = promises
      .flatMap(({ provedBy }) => proofsOf(provedBy))
      .flatMap(({ name, titles }) => {
        const source = readFileSync(ROOT + fileOf(name), 'utf8');
        const known = [...source.matchAll(TITLE)].map(([, , title = '']) => title);
        return titles
          .filter((title) => !known.some((text) => text.includes(title)))
          .map((title) => `${name}: ${title}`);
      });
    expect(missing).toEqual([]);
  });
});
