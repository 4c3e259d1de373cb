import { vi } from 'vitest';

/**
 * Waits until a check no longer throws, for as long as a busy machine may need; `vi.waitFor` gives up after a second.
 * @returns what the check returns
 */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 30_000, interval: 10 });
}
