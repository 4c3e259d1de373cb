import { describe, expect, it } from 'vitest';
import { isPlainPress } from './preview-link.ts';

const press = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

describe('a press on the link of a sample', () => {
  it('opens the preview when it is plain', () => {
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
