import { describe, expect, it } from 'vitest';
import { isUnmodifiedClick } from './dom-events.ts';

const click = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

describe('a click on a link', () => {
  it('is plain without a modifier key', () => {
    expect(isUnmodifiedClick(click)).toBe(true);
  });

  it.each([
    { button: 1 },
    { altKey: true },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
  ])('is left to the browser with %o', (modified) => {
    expect(isUnmodifiedClick({ ...click, ...modified })).toBe(false);
  });
});
