import { expect, it } from 'vitest';

import { Progress } from './progress.ts';

function progressOf(...pieces: string[]): string {
  const progress = new Progress();
  for (const piece of pieces) progress.read(piece);
  return progress.toString();
}

it('counts the test files of all packages', () => {
  expect(
    progressOf(
      '@waypage/ui:test:unit: Test files: 0 of 40\n@waypage/content:test:unit: Test files: 3 of 8\n',
      '@waypage/ui:test:unit: Test fil',
      'es: 12 of 40\n',
    ),
  ).toBe('15 of 48 test files');
});

it('counts the pages of both builds', () => {
  expect(
    progressOf(
      '@waypage/site:build: Pages: 120 of 300\n@waypage/site:build:development: Pages: 30 of 300\n',
    ),
  ).toBe('150 of 600 pages');
});

it('counts the end-to-end tests', () => {
  expect(
    progressOf(
      'Running 855 tests using 2 workers\n',
      '  \u001b[32m✓\u001b[39m   12 [site] › claim.spec.ts:3:1 › is claimed (1.2s)\n',
      '  ✘   11 [site] › claim.spec.ts:9:1 › is refused (2.0s)\n',
    ),
  ).toBe('12 of 855 tests');
});

it('is the last thing that was said where nothing is counted', () => {
  expect(progressOf('Checking formatting...\n', '\n')).toBe('Checking formatting...');
});
