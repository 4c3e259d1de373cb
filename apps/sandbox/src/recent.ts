/**
 * Sets a value in a map that is in the order of the last use; beyond a number of entries the least recently used one is
 * evicted.
 */
export function setRecent<Value>(
  map: Map<string, Value>,
  key: string,
  value: Value,
  most: number,
): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}
