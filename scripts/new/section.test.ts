import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { ROOT } from '../processes.ts';
import { createSection } from './section.ts';

const LISTS = [
  'packages/content/src/sections/sections.ts',
  'apps/site/src/pages/home/sections/sections.ts',
  ...['en', 'es', 'fr'].map((locale) => `packages/content/locales/${locale}/section-index.json`),
];

let copy = '';

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'waypage-new-'));
  for (const file of LISTS) cpSync(join(ROOT, file), join(copy, file));
});

afterEach(() => {
  rmSync(copy, { recursive: true });
});

const read = (file: string) => readFileSync(join(copy, file), 'utf8');

describe('a new section', () => {
  test('is one folder, its words, a test, and a line in each of the two lists', () => {
    const written = createSection(copy, 'first-print');
    expect(written.filter((file) => !LISTS.includes(file)).toSorted()).toEqual([
      'apps/site/e2e/home/first-print.spec.ts',
      'apps/site/src/pages/home/sections/first-print/FirstPrint.tsx',
      'apps/site/src/pages/home/sections/first-print/section.ts',
      'packages/content/locales/en/first-print.json',
      'packages/content/locales/es/first-print.json',
      'packages/content/locales/fr/first-print.json',
    ]);
    expect(read('packages/content/src/sections/sections.ts')).toContain(
      "  'first-print',\n  'start',\n",
    );
    expect(read('apps/site/src/pages/home/sections/sections.ts')).toContain(
      "  'first-print': firstPrint,\n  start,\n",
    );
    expect(read('packages/content/locales/fr/section-index.json')).toContain('"firstPrint": {');
  });

  test.each(['First', 'first print', '', '../first', 'faq-'])('is not called %j', (id) => {
    expect(() => createSection(copy, id)).toThrow('can be no id');
  });

  test('does not write over another', () => {
    createSection(copy, 'proof');
    expect(() => createSection(copy, 'proof')).toThrow('There is a section "proof" already');
  });
});
