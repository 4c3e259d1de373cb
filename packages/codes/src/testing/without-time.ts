import { vi } from 'vitest';

/** Freezes the clock for decoders with a time limit, so that a slow machine does not change the result. */
export async function withoutTime<Result>(run: () => Promise<Result> | Result): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  try {
    return await run();
  } finally {
    vi.useRealTimers();
  }
}
