/** An address in three parts, of which the middle one differs from the address before. */
export interface AddressDiff {
  readonly prefix: string;
  /** Empty when something was only taken out, or nothing changed. */
  readonly changed: string;
  readonly suffix: string;
}

/** What stands between two parts of an address. */
const DELIMITERS = '/?&#=';

function commonLength(before: readonly string[], after: readonly string[]): number {
  const longest = Math.min(before.length, after.length);
  let length = 0;
  while (length < longest && before[length] === after[length]) length += 1;
  return length;
}

/**
 * Finds what has changed in an address, in whole parts: `spring` and `summer` differ as words, not in the
 * letters after the s.
 */
export function diffAddress(before: string, after: string): AddressDiff {
  // By code points, so that no sign is cut in two.
  const old = Array.from(before);
  const now = Array.from(after);
  const isDelimiter = (index: number) => DELIMITERS.includes(now[index] ?? DELIMITERS);

  let start = commonLength(old, now);
  if (start === now.length && start === old.length) {
    return { prefix: after, changed: '', suffix: '' };
  }
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
