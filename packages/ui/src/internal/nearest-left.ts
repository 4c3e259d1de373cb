/**
 * Of what is left of a list, the nearest to something that was taken away: what came after it, or else before it. Undefined
 * where it was not in the list, or nothing is left.
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
