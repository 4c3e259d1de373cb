import { describe, expect, it } from 'vitest';
import { idle, moveSwipe, swipePosition, swipeStep, type Swipe } from './useSwipe.js';

const frame = 1000 / 60;

function swipeThrough(...points: readonly (readonly [x: number, y?: number])[]): Swipe {
  return points.reduce<Swipe>((swipe, [x, y = 0], position) => {
    const point = { x, y, time: position * frame };
    return position === 0 ? { phase: 'pressed', start: point } : moveSwipe(swipe, point);
  }, idle);
}

/** Swipes horizontally from 0, the same distance in every frame. */
function swipeBy(distance: number, frames: number): Swipe {
  const steps = Array.from({ length: frames }, (_, step) => [4 + (distance * (step + 1)) / frames]);
  return swipeThrough([0], [4], ...(steps as [number][]));
}

const endOf = (swipe: Swipe) => (swipe.phase === 'swiping' ? swipe.last.time : 0);

describe('a swipe', () => {
  it.each([
    ['pressed', [[0], [3]]],
    ['swiping', [[0], [4]]],
    ['swiping', [[0], [-4]]],
    ['refused', [[0], [2, 8]]],
    ['refused', [[0], [2, 8], [80, 8]]],
  ] as const)('is %s after %j', (phase, points) => {
    expect(swipeThrough(...points).phase).toBe(phase);
  });

  it('does nothing without a click', () => {
    expect(moveSwipe(idle, { x: 80, y: 0, time: 0 })).toBe(idle);
  });

  it.each([
    [0.5, 1, 3, 0.5],
    [-0.5, 1, 3, -0.5],
    [3, 1, 3, 1],
    [0.5, 2, 3, 0],
    [-0.5, 0, 3, 0],
  ])('by %f from slide %i of %i: %f', (part, index, count, position) => {
    expect(swipePosition(swipeBy(part * 1000, 1000), 1000, index, count)).toBeCloseTo(position);
  });

  it.each([
    ['slow and short of the hysteresis', 0.59, 500, 0],
    ['slow and past the hysteresis', 0.61, 500, 1],
    ['slow, backwards and past it', -0.61, 500, -1],
    ['at the threshold', 0.05, 10, 0],
    ['quicker than the threshold', 0.06, 10, 1],
    ['quick and backwards', -0.06, 10, -1],
  ])('%s turns by the right number of slides', (_, part, frames, step) => {
    const swipe = swipeBy(part * 1000, frames);
    expect(swipeStep(swipe, part, endOf(swipe))).toBe(step);
  });

  it('goes back when it is quickly turned back', () => {
    const swipe = swipeThrough([0], [4], [404], [804], [784], [754], [724], [694], [664]);
    expect(swipeStep(swipe, 0.66, endOf(swipe))).toBe(0);
  });

  it('is slow after resting before release', () => {
    const swipe = swipeBy(200, 4);
    expect(swipeStep(swipe, 0.2, endOf(swipe) + 50)).toBe(1);
    expect(swipeStep(swipe, 0.2, endOf(swipe) + 150)).toBe(0);
  });

  it('has the same speed at double frame rate', () => {
    const points = Array.from({ length: 20 }, (_, step) => step);
    const swipe = points.reduce<Swipe>(
      (current, step) => moveSwipe(current, { x: step * 4, y: 0, time: (step * frame) / 2 }),
      { phase: 'pressed', start: { x: 0, y: 0, time: 0 } },
    );
    expect(swipe.phase === 'swiping' && swipe.velocity).toBeCloseTo(8, 1);
  });
});
