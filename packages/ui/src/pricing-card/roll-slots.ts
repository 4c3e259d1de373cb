const digitsOf = (text: string): number => Number(text.replace(/\D/g, ''));

/**
 * Returns each position of a number that changes from one text to another: its character and, while it rolls, the
 * previous one. They are aligned at the first character, which stays
 * in place. Positions that the new text lacks disappear at once, so that nothing rolls over what follows. Equal values
 * do not roll.
 */
export function rollSlots(from: string, to: string) {
  const before = [...from];
  return [...to].map((character, place) => ({
    to: character,
    from: from === to ? undefined : (before[place] ?? ''),
  }));
}

/** The digits move up when the amount increases. */
export function rollDirection(from: string, to: string): 'up' | 'down' {
  return digitsOf(to) < digitsOf(from) ? 'down' : 'up';
}
