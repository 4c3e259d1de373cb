import { expect, it } from 'vitest';
import { still, wheelStep } from './useSidewaysWheel.js';

function stepsOf(events: readonly (readonly [delta: number, after: number])[]): number[] {
  let move = still;
  let time = 0;
  return events.map(([delta, after]) => {
    time += after;
    const next = wheelStep(move, delta, time);
    move = next.move;
    return next.step;
  });
}

it.each([
  [
    'once for a movement, however long it goes on',
    [
      [30, 0],
      [30, 16],
      [60, 16],
      [9, 100],
    ],
    [0, 1, 0, 0],
  ],
  [
    'again after a rest',
    [
      [50, 0],
      [50, 121],
    ],
    [1, 1],
  ],
  [
    'back at once where the direction changes',
    [
      [50, 0],
      [-50, 16],
    ],
    [1, -1],
  ],
  [
    'not for a little',
    [
      [10, 0],
      [10, 16],
      [10, 200],
      [10, 16],
    ],
    [0, 0, 0, 0],
  ],
] as const)('wheelStep turns %s', (_, events, expected) => {
  expect(stepsOf(events)).toEqual(expected);
});
