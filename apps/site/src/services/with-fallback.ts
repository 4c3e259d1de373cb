/** Returns the result of a call, or the fallback where it throws: storage may be blocked, and text malformed. */
export function withFallback<Result>(call: () => Result, fallback: Result): Result {
  try {
    return call();
  } catch {
    return fallback;
  }
}
