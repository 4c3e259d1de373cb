import { describe, expect, it } from 'vitest';
import { isFullScreen, type DialogKind } from './useFullScreen.js';

describe('whether a dialog fills the window', () => {
  it.each<[DialogKind, number, boolean | undefined, boolean]>([
    ['standard', 639, undefined, true],
    ['standard', 639.5, undefined, true],
    ['standard', 640, undefined, false],
    ['preview', 599, undefined, true],
    ['preview', 600, undefined, false],
    ['standard', 320, false, false],
    ['standard', 1440, true, true],
    ['preview', 320, false, false],
    ['preview', 1440, true, true],
  ])('%s at %s px, wanted %s: %s', (kind, width, wanted, expected) => {
    expect(isFullScreen(kind, width, wanted)).toBe(expected);
  });
});
