import { expect, it } from 'vitest';
import { objectsWith } from '#components/printed-object/find-object.ts';
import { OBJECT_CENTER, PHONE_START } from './ItemPreview.tsx';

it.each(objectsWith('menu'))('$id stands in front of its menu’s phone', (_, { width }) => {
  expect(OBJECT_CENTER + width / 2).toBeLessThanOrEqual(PHONE_START);
  expect(OBJECT_CENTER - width / 2).toBeGreaterThanOrEqual(0);
});
