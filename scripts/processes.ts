import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { Environment } from './ports.ts';

export const ROOT = join(import.meta.dirname, '..');

const STOP_TIMEOUT_MS = 5000;

const STDIO = {
  show: ['ignore', 'inherit', 'inherit'],
  errors: ['ignore', 'ignore', 'inherit'],
  capture: ['ignore', 'pipe', 'pipe'],
} satisfies Record<string, StdioOptions>;

export interface ProcessOptions {
  /** Working directory relative to the workspace. Default: the workspace itself. */
  readonly folder?: string;
  readonly variables: Environment;
  /** `show` forwards all output, `errors` only stderr, `capture` collects it. Default: `show`. */
  readonly output?: keyof typeof STDIO;
}

export interface RunningProcess {
  /** Exit code; 1 when it was ended by a signal or could not be started. */
  readonly ended: Promise<number>;
  output(): string;
  /** Ends the process and all of its descendants; resolves when they are gone. */
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();

// No child survives this process, however it exits.
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});

/** Starts a command as the leader of its own process group, with the binaries of the installed packages on its path. */
export function startProcess(
  command: string,
  args: readonly string[],
  { folder = '.', variables, output = 'show' }: ProcessOptions,
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
  let captured = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (captured += text));
  }
  const exited = new Promise((resolve) => {
    child.once('exit', resolve).once('error', resolve);
  });
  const ended = new Promise<number>((resolve) => {
    child.once('error', (error) => {
      running.delete(child);
      captured += `${command}: ${error.message}\n`;
      if (output !== 'capture') process.stderr.write(captured);
      resolve(1);
    });
    child.once('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
  return {
    ended,
    output: () => captured,
    async stop() {
      signalGroup(child, 'SIGTERM');
      await Promise.race([exited, wait(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      signalGroup(child, 'SIGKILL');
      await ended;
    },
  };
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The whole group has exited already.
  }
}

/** Resolves at the first signal that asks this process to exit. */
export function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    // Not `once`: a second Ctrl-C, or a runner that forwards the first one, must not interrupt the orderly exit.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, resolve);
    }
  });
}

const INTERRUPTED = 130;

/** Waits for a process and returns whether it succeeded. A stop signal for this process ends both. */
export async function endUnlessStopped(
  stopped: Promise<NodeJS.Signals>,
  child: RunningProcess,
): Promise<boolean> {
  const outcome = await Promise.race([child.ended, stopped]);
  if (typeof outcome === 'number') return outcome === 0;
  await child.stop();
  process.exit(INTERRUPTED);
}

const READY_TIMEOUT_MS = 30_000;
const INTERVAL_MS = 100;

/** Resolves as soon as the URL responds with a success status, within 30 seconds. */
export async function waitForAnswer(url: string): Promise<void> {
  const deadline = AbortSignal.timeout(READY_TIMEOUT_MS);
  while (!deadline.aborted) {
    try {
      const response = await fetch(url, { signal: deadline });
      await response.body?.cancel();
      if (response.ok) return;
    } catch {
      // The server is not listening yet.
    }
    await wait(INTERVAL_MS);
  }
  throw new Error(
    `${url} has not answered within ${READY_TIMEOUT_MS / 1000} seconds, so the start was aborted. ` +
      'If the machine is busy, try again; otherwise see its last lines above.',
  );
}

/**
 * Runs processes until this one is asked to exit, then stops all of them.
 * @param ready resolves when the processes respond
 * @throws Error when one of them exits or does not get ready, after all are stopped
 */
export async function runTogether(
  processes: Readonly<Record<string, RunningProcess>>,
  ready: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const failed = Object.entries(processes).map(async ([name, { ended }]) => {
    throw new Error(
      `${name} exited (code ${await ended}), so everything else was stopped. See its last lines above.`,
    );
  });
  const stopped = stopSignal();
  try {
    await Promise.race([stopped, ready().then(() => stopped), ...failed]);
  } finally {
    await Promise.all(Object.values(processes).map((each) => each.stop()));
  }
}

/** Runs a command and exits: with `process.exitCode`, or with 1 and the message of an error that it throws. */
export async function runCommand(command: () => unknown): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  process.exit();
}
