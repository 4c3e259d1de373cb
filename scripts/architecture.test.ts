import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import {
  drawArchitecture,
  inRows,
  readFolders,
  readPackages,
  withoutDetours,
  type Box,
} from './architecture.ts';
import { ROOT } from './processes.ts';

const box = (name: string, ...uses: readonly string[]): Box => ({
  name,
  note: '',
  uses,
  usesInTests: [],
});

describe('the picture of the architecture', () => {
  test('is as the code is; otherwise run: pnpm architecture', () => {
    expect(readFileSync(join(ROOT, 'docs/architecture.svg'), 'utf8')).toBe(
      drawArchitecture(readPackages(ROOT), readFolders(ROOT)),
    );
  });

  test('has a word on each box', () => {
    const silent = [...readPackages(ROOT), ...readFolders(ROOT)].filter(({ note }) => note === '');
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('has each box above all that it uses', () => {
    const rows = inRows([box('a', 'b', 'd'), box('b', 'c'), box('c'), box('d')]);
    expect(rows.map((row) => row.map(({ name }) => name))).toEqual([['a'], ['b'], ['c', 'd']]);
  });

  test('leaves out what is used through another box anyway', () => {
    const boxes = withoutDetours([box('a', 'b', 'c'), box('b', 'c'), box('c')]);
    expect(boxes.map(({ uses }) => uses)).toEqual([['b'], ['c'], []]);
  });

  test('is not drawn of a circle', () => {
    expect(() => inRows([box('a', 'b'), box('b', 'a')])).toThrow('a > b > a');
  });
});
