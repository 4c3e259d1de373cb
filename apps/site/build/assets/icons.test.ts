import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawIcons } from './icons.ts';

it('matches the content and the kit (“pnpm assets”)', () => {
  const file = new URL('../../src/components/icon/icons.svg', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(drawIcons());
});
