import { expect, it } from 'vitest';
import { idleMove, wheelStep } from './useSidewaysWheel.js';

it.each([
  ['once for a movement, however long it goes on', [30, 30, 60, 9], [0, 16, 16, 100], [0, 1, 0, 0]],
  ['again after a rest', [50, 50], [0, 121], [1, 1]],
  ['back at once where the direction changes', [50, -50], [0, 16], [1, -1]],
  ['not for a little', [10, 10, 10, 10], [0, 16, 200, 16], [0, 0, 0, 0]],
] as const)('wheelStep turns %s', (_, deltas, pauses, expected) => {
  let move = idleMove;
  let time = 0;
  const steps = deltas.map((delta, index) => {
    time += pauses[index] ?? 0;
    const next = wheelStep(move, delta, time);
    move = next.move;
    return next.step;
  });
  expect(steps).toEqual(expected);
});
