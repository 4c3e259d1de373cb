import { stopSignal, type RunningProcess } from './processes.ts';

/**
 * Runs processes until this one is asked to exit (exit code 0), or one of them exits or does not get ready (exit code
 * 1, with a message). Then all of them are stopped.
 * @param ready resolves when the processes respond; rejects with the reason
 * @returns the exit code
 */
export async function runTogether(
  processes: Readonly<Record<string, RunningProcess>>,
  ready: (signal: AbortSignal) => Promise<void>,
): Promise<number> {
  const waiting = new AbortController();
  const asked = stopSignal().then(() => undefined);
  const failed = Promise.race(
    Object.entries(processes).map(async ([name, { ended }]) => {
      const code = await ended;
      return `${name} ended by itself (exit code ${String(code)}), so the rest was stopped. Its last lines above say why.`;
    }),
  );
  const notReady = ready(waiting.signal).then(
    () => new Promise<never>(() => undefined),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const message = await Promise.race([asked, failed, notReady]);
  waiting.abort();
  await Promise.all(Object.values(processes).map((running) => running.stop()));
  if (message === undefined) return 0;
  console.error(`\n${message}`);
  return 1;
}
