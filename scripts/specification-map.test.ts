import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { ROOT } from './processes.ts';

const TEST_FILE = /\.(?:test|spec)\.tsx?$|\.stories\.tsx$/;

const read = (name: string) => readFileSync(join(ROOT, 'docs', name), 'utf8');
const rows = read('specification-map.md')
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
  .filter((cells) => cells.length === 4 && cells[0] !== 'Section')
  .map(([section = '', , sources = '', provedBy = '']) => ({ section, sources, provedBy }));

function fileOf(name: string): string {
  const short = name.slice(0, name.indexOf('/') + 1);
  return (folders.get(short) ?? short) + name.slice(short.length);
}

const filesOf = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

describe('specification map', () => {
  test('has a row for each section of product.md', () => {
    const sections = [...read('product.md').matchAll(/^## (\d+)\. /gm)].map(([, number]) => number);
    const mapped = promises.map(({ section }) => /^\d+/.exec(section)?.[0]);
    expect(new Set(mapped)).toEqual(new Set(sections));
  });

  test('names existing files', () => {
    const files = promises.flatMap(({ sources, provedBy }) => filesOf(`${sources} ${provedBy}`));
    expect(files.filter((name) => !existsSync(join(ROOT, fileOf(name))))).toEqual([]);
  });

  test('names a file and test in each row', () => {
    const short = promises.filter(
      ({ sources, provedBy }) =>
        filesOf(sources).length === 0 ||
        filesOf(provedBy).length === 0 ||
        filesOf(provedBy).some((name) => !TEST_FILE.test(name)),
    );
    expect(short).toEqual([]);
  });
});
