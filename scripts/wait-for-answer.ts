import { wait } from './processes.ts';

const INTERVAL = 100;

/**
 * Resolves as soon as the address answers with a good status.
 * @param timeoutMs in milliseconds
 * @throws Error when it has not answered in time
 */
export async function waitForAnswer(
  address: string,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<void> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  while (!deadline.aborted) {
    try {
      const response = await fetch(address, { signal: deadline });
      await response.body?.cancel();
      if (response.ok) return;
    } catch {
      // Nobody listens yet.
    }
    await wait(INTERVAL, deadline);
  }
  if (signal.aborted) return;
  throw new Error(
    `${address} has not answered within ${String(timeoutMs / 1000)} seconds, so the start was given up. ` +
      'If the machine is busy, try again; else its last lines above say why.',
  );
}
