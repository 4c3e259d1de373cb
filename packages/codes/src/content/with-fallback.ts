/** Returns the result of a call, or the fallback where it throws: text may be malformed. */
export function withFallback<Result>(call: () => Result, fallback: Result): Result {
  try {
    return call();
  } catch {
    return fallback;
  }
}

/** Decodes percent encoding; malformed text stays as it is. */
export function decodePercent(text: string): string {
  return withFallback(() => decodeURIComponent(text), text);
}
