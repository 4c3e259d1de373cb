const DELIMITERS = '/?&#=';

function commonLength(before: readonly string[], after: readonly string[]): number {
  const longest = Math.min(before.length, after.length);
  let length = 0;
  while (length < longest && before[length] === after[length]) length += 1;
  return length;
}

/**
 * Finds the change between two URLs in whole segments: `spring` and `summer` differ as words, not in the letters after
 * the s. `changed` is empty if something was only removed, or nothing changed.
 */
export function diffUrl(before: string, after: string) {
  // By code points, so that no character is split.
  const old = Array.from(before);
  const now = Array.from(after);
  const isDelimiter = (index: number) => DELIMITERS.includes(now[index] ?? DELIMITERS);

  let start = commonLength(old, now);
  let end = now.length - commonLength(old.slice(start).reverse(), now.slice(start).reverse());
  if (start < end) {
    while (start > 0 && !isDelimiter(start - 1)) start -= 1;
    while (end < now.length && !isDelimiter(end)) end += 1;
  }
  return {
    prefix: now.slice(0, start).join(''),
    changed: now.slice(start, end).join(''),
    suffix: now.slice(end).join(''),
  };
}
