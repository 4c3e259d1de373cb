import { describe, expect, it } from 'vitest';
import { isPlainPress } from './plain-press.ts';

const press = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

describe('a press on a link', () => {
  it('is plain without a modifier key', () => {
    expect(isPlainPress(press)).toBe(true);
  });

  it.each([
    { button: 1 },
    { altKey: true },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
  ])('is left to the browser with %o', (modified) => {
    expect(isPlainPress({ ...press, ...modified })).toBe(false);
  });
});
