/**
 * Returns the remaining item that is nearest to a removed one: the next one after it, or else the last one before it.
 * Undefined if it was not in the list, or nothing remains.
 */
export function nearestLeft(
  before: readonly string[],
  gone: string,
  left: readonly string[],
): string | undefined {
  const place = before.indexOf(gone);
  if (place === -1) return undefined;
  const byDistance = [...before.slice(place + 1), ...before.slice(0, place).reverse()];
  return byDistance.find((value) => left.includes(value));
}
