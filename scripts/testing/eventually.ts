import { vi } from 'vitest';

/**
 * Retries a check until it does not throw, long enough for a busy machine; `vi.waitFor` times out after a second.
 * @returns the result of the check
 */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 30_000, interval: 10 });
}
