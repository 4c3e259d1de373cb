import { readFileSync } from 'node:fs';
import { ROOT } from '@waypage/scripts/processes.ts';
import { expect, test } from 'vitest';
import { PAGES_WITH_SCREENSHOT, pageHash } from '#build/screenshots/page-hash.ts';
import { DIST } from '../support/built-site.ts';

const hashesFile = `${ROOT}/apps/sandbox/images/screenshots/page-hashes.json`;

test('no screenshot is older than its page', () => {
  const recorded = JSON.parse(readFileSync(hashesFile, 'utf8')) as Record<string, string>;
  const now = Object.fromEntries(
    PAGES_WITH_SCREENSHOT.map(({ id, url }) => [id, pageHash(DIST, url)]),
  );
  expect(recorded, 'take them with "pnpm --filter=@waypage/site run screenshots"').toEqual(now);
});
