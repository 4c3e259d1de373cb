/**
 * Returns the remaining item that is nearest to a removed one: the next one after it, or else the last one before it.
 * Undefined if it was not in the list, or nothing remains.
 */
export function nearestRemaining(
  previous: readonly string[],
  removed: string,
  remaining: readonly string[],
): string | undefined {
  const index = previous.indexOf(removed);
  if (index === -1) return undefined;
  const byDistance = [...previous.slice(index + 1), ...previous.slice(0, index).reverse()];
  return byDistance.find((value) => remaining.includes(value));
}
