import { wait } from './processes.ts';

const INTERVAL = 100;

/**
 * Resolves as soon as the URL responds with a success status.
 * @param timeoutMs in milliseconds
 * @throws Error when it has not responded in time
 */
export async function waitForAnswer(
  url: string,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<void> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  while (!deadline.aborted) {
    try {
      const response = await fetch(url, { signal: deadline });
      await response.body?.cancel();
      if (response.ok) return;
    } catch {
      // The server is not listening yet.
    }
    await wait(INTERVAL, deadline);
  }
  if (signal.aborted) return;
  throw new Error(
    `${url} has not answered within ${String(timeoutMs / 1000)} seconds, so the start was given up. ` +
      'If the machine is busy, try again; else its last lines above say why.',
  );
}
