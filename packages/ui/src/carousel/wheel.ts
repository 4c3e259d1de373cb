/** CSS pixels of sideways scrolling that turn a slide. */
const TURN_PX = 40;

/** Milliseconds without scrolling after which a new movement begins: a trackpad goes on by itself for a while. */
const REST_MS = 120;

/** A movement of a trackpad or a wheel. */
export interface WheelMove {
  /** Pixels since it began, positive towards the next slide. */
  readonly distance: number;
  /** Whether it has turned a slide: one movement turns one. */
  readonly hasTurned: boolean;
  /** When it was last heard of, in milliseconds. */
  readonly time: number;
}

/** No movement yet. */
export const still: WheelMove = { distance: 0, hasTurned: false, time: -Infinity };

/**
 * The movement after one more event, and by how many slides that turns: -1, 0 or 1.
 *
 * @param delta - CSS pixels towards the next slide.
 * @param time - Of the event, in milliseconds.
 */
export function wheelStep(
  move: WheelMove,
  delta: number,
  time: number,
): { readonly move: WheelMove; readonly step: number } {
  const isNew = time - move.time > REST_MS || Math.sign(delta) === -Math.sign(move.distance);
  const { distance, hasTurned } = isNew ? still : move;
  const sum = distance + delta;
  const turns = !hasTurned && Math.abs(sum) >= TURN_PX;
  return {
    move: { distance: sum, hasTurned: hasTurned || turns, time },
    step: turns ? Math.sign(sum) : 0,
  };
}
