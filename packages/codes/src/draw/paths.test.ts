import { describe, expect, it } from 'vitest';
import { circlePath, placePath, readPath, rectPath, turnPath } from './paths.ts';

describe('a path', () => {
  it('of a rectangle is four lines', () => {
    expect(rectPath(1, 2, 3, 4)).toBe('M1 2L4 2L4 6L1 6Z');
  });

  it('of a turn has one curve, at the bottom right', () => {
    const curves = readPath(turnPath(0, 0, 10, 20, 4)).filter(({ command }) => command === 'C');
    expect(curves).toHaveLength(1);
    expect(curves[0]?.numbers.slice(-2)).toEqual([6, 20]);
  });

  it('of a circle touches its four sides', () => {
    const numbers = readPath(circlePath(5, 5, 2)).flatMap((step) => step.numbers);
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([3, 7]);
  });

  it('is scaled first and moved then', () => {
    expect(placePath('M1 2Q3 4 5 6Z', 10, 20, 2)).toBe('M12 24Q16 28 20 32Z');
  });
});
