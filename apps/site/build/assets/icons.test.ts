import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawIcons } from './icons.ts';

it('is as the content names icons and the kit draws them: "pnpm assets" writes it', () => {
  const file = new URL('../../src/components/icon/icons.svg', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(drawIcons());
});
