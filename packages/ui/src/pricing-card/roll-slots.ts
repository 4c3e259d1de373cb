/** A position of a number: its character and, while it rolls, the previous one. */
export interface RollSlot {
  readonly to: string;
  readonly from: string | undefined;
}

/** Direction in which the digits move: up when the amount increases. */
export type RollDirection = 'up' | 'down';

const digitsOf = (text: string): number => Number(text.replace(/\D/g, ''));

/**
 * Returns the positions of a number that changes from one text to another, aligned at the first character, which stays
 * in place. Positions that the new text lacks disappear at once, so that nothing rolls over what follows. Equal values
 * do not roll.
 */
export function rollSlots(from: string, to: string): readonly RollSlot[] {
  const before = [...from];
  return [...to].map((character, place) => ({
    to: character,
    from: from === to ? undefined : (before[place] ?? ''),
  }));
}

export function rollDirection(from: string, to: string): RollDirection {
  return digitsOf(to) < digitsOf(from) ? 'down' : 'up';
}
