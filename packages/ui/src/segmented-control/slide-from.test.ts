import { describe, expect, it } from 'vitest';
import { slideFrom } from './slide-from.js';

describe('the slide of the block', () => {
  it.each([
    [
      'to the right',
      { left: 0, width: 100, top: 0 },
      { left: 100, width: 50, top: 0 },
      'translateX(-100px) scaleX(2)',
    ],
    [
      'to the left',
      { left: 100, width: 50, top: 0 },
      { left: 0, width: 100, top: 0 },
      'translateX(100px) scaleX(0.5)',
    ],
    [
      'of equal parts',
      { left: 10, width: 80, top: 0 },
      { left: 90, width: 80, top: 0 },
      'translateX(-80px) scaleX(1)',
    ],
    ['in place', { left: 10, width: 80, top: 0 }, { left: 10, width: 80, top: 0 }, undefined],
    [
      'to another line',
      { left: 0, width: 80, top: 0 },
      { left: 80, width: 80, top: 44 },
      undefined,
    ],
    [
      'in a row that is not shown',
      { left: 0, width: 0, top: 0 },
      { left: 0, width: 0, top: 0 },
      undefined,
    ],
    [
      'from a row that was not shown',
      { left: 0, width: 0, top: 0 },
      { left: 9, width: 80, top: 0 },
      undefined,
    ],
  ])('%s', (_name, from, to, expected) => {
    expect(slideFrom(from, to)).toBe(expected);
  });
});
