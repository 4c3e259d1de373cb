/** CSS pixels of horizontal scrolling that turn a slide. */
const TURN_PX = 40;

/** Milliseconds without scrolling after which a new gesture starts: a trackpad keeps scrolling by inertia. */
const REST_MS = 120;

export interface WheelMove {
  /** CSS pixels since it started, positive towards the next slide. */
  readonly distance: number;
  /** Whether it has turned a slide: each gesture turns one. */
  readonly hasTurned: boolean;
  /** Time of its last event, in milliseconds. */
  readonly time: number;
}

export const still: WheelMove = { distance: 0, hasTurned: false, time: -Infinity };

/**
 * Returns the gesture after one more event, and by how many slides that turns: -1, 0 or 1.
 *
 * @param delta CSS pixels towards the next slide.
 * @param time Time of the event, in milliseconds.
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
