import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { PICTURED_PAGES, pageHash } from '../screenshots/page-hash.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const looksFile = new URL('../../sandbox/images/screenshots/looks.json', import.meta.url);

test('no screenshot is older than its page', () => {
  const taken = JSON.parse(readFileSync(looksFile, 'utf8')) as Record<string, string>;
  const now = Object.fromEntries(PICTURED_PAGES.map((page) => [page.id, pageHash(dist, page)]));
  expect(taken, 'take them anew with "pnpm screenshots"').toEqual(now);
});
