/** One place of a figure: what is there and, while it rolls, what stood there before. */
export interface RollSlot {
  readonly to: string;
  readonly from: string | undefined;
}

/** Which way the figures move: upwards when the amount rises. */
export type RollDirection = 'up' | 'down';

const digitsOf = (text: string): number => Number(text.replace(/\D/g, ''));

/**
 * The places of a figure that changes from one text to another, counted from the first character,
 * which stays where it is. Places that the new text does not have are gone at once, so that nothing
 * rolls over what follows. Equal text does not roll.
 */
export function rollSlots(from: string, to: string): readonly RollSlot[] {
  const before = [...from];
  return [...to].map((character, place) => ({
    to: character,
    from: from === to ? undefined : (before[place] ?? ''),
  }));
}

/** The way from one amount to another. */
export function rollDirection(from: string, to: string): RollDirection {
  return digitsOf(to) < digitsOf(from) ? 'down' : 'up';
}
