import { expect, it } from 'vitest';
import { isUnmodifiedClick } from './dom-events.ts';

it.each([
  [true, {}],
  [false, { button: 1 }],
  [false, { altKey: true }],
  [false, { ctrlKey: true }],
  [false, { metaKey: true }],
  [false, { shiftKey: true }],
])('isUnmodifiedClick is %s with %o', (isUnmodified, init) => {
  const click = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  expect(isUnmodifiedClick({ ...click, ...init })).toBe(isUnmodified);
});
