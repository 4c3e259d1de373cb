/** Returns a function that calls another once for each key, and keeps its result. */
export function memoize<Key, Result>(create: (key: Key) => Result): (key: Key) => Result {
  const results = new Map<Key, Result>();
  return (key) => {
    if (!results.has(key)) results.set(key, create(key));
    return results.get(key) as Result;
  };
}
