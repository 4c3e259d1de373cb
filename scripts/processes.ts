import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

const STOP_TIMEOUT_MS = 5000;

export interface ProcessOptions {
  /** Working directory relative to the workspace. Default: the workspace itself. */
  readonly folder?: string;
  readonly variables: Readonly<Record<string, string>>;
  /** `show` forwards all output, `errors` only stderr, `keep` collects it. Default: `show`. */
  readonly output?: 'show' | 'errors' | 'keep';
  readonly onOutput?: (text: string) => void;
}

export interface RunningProcess {
  /** Exit code; 1 when it was ended by a signal or could not be started. */
  readonly ended: Promise<number>;
  output(): string;
  /** Ends the process and all of its descendants; resolves when they are gone. */
  stop(): Promise<void>;
}

const STDIO: Readonly<Record<NonNullable<ProcessOptions['output']>, StdioOptions>> = {
  show: ['ignore', 'inherit', 'inherit'],
  errors: ['ignore', 'ignore', 'inherit'],
  keep: ['ignore', 'pipe', 'pipe'],
};

const running = new Set<ChildProcess>();

// No child survives this process, however it exits.
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});

/** Starts a command as the leader of its own process group, with the binaries of the installed packages on its path. */
export function startProcess(
  command: string,
  args: readonly string[],
  { folder = '.', variables, output = 'show', onOutput }: ProcessOptions,
): RunningProcess {
  const cwd = join(ROOT, folder);
  const path = [join(cwd, 'node_modules/.bin'), join(ROOT, 'node_modules/.bin'), variables['PATH']];
  const child = spawn(command, args, {
    cwd,
    env: { ...variables, PATH: path.join(delimiter) },
    detached: true,
    stdio: STDIO[output],
  });
  running.add(child);
  let kept = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      kept += text;
      onOutput?.(text);
    });
  }
  const exited = new Promise((resolve) => {
    child.once('exit', resolve).once('error', resolve);
  });
  const ended = new Promise<number>((resolve) => {
    child.once('error', (error) => {
      running.delete(child);
      kept += `${command}: ${error.message}\n`;
      if (output !== 'keep') process.stderr.write(kept);
      resolve(1);
    });
    child.once('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
  return {
    ended,
    output: () => kept,
    async stop() {
      signalGroup(child, 'SIGTERM');
      const timeout = new AbortController();
      await Promise.race([exited, wait(STOP_TIMEOUT_MS, timeout.signal)]);
      timeout.abort();
      signalGroup(child, 'SIGKILL');
      await ended;
    },
  };
}

/** Resolves at the first signal that asks this process to exit. */
export function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    // Not `once`: a second Ctrl-C, or a runner that forwards the first one, must not interrupt the orderly exit.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        resolve(signal);
      });
    }
  });
}

const INTERRUPTED = 130;

/**
 * Waits for a process and returns whether it succeeded. A stop signal for this process ends both.
 *
 * @param stopped result of `stopSignal`
 */
export async function endUnlessStopped(
  stopped: Promise<NodeJS.Signals>,
  child: RunningProcess,
): Promise<boolean> {
  const outcome = await Promise.race([child.ended, stopped]);
  if (typeof outcome === 'number') return outcome === 0;
  await child.stop();
  process.exit(INTERRUPTED);
}

/** Resolves after a delay, or immediately when the signal is aborted. */
export function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The whole group has exited already.
  }
}

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
