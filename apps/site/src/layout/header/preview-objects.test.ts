import { expect, it } from 'vitest';
import { objectsWith } from '#components/printed-object/find-object.ts';
import { PHONE_START, THING_MIDDLE } from './ItemPreview.tsx';

it.each(objectsWith('menu'))('$id stands in front of its menu’s phone', (_, { width }) => {
  expect(THING_MIDDLE + width / 2).toBeLessThanOrEqual(PHONE_START);
  expect(THING_MIDDLE - width / 2).toBeGreaterThanOrEqual(0);
});
