import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the workspace. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

/** How long a child may take to end by itself, in milliseconds. */
const STOP_TIMEOUT_MS = 5000;

export interface ProcessOptions {
  /** Folder below the workspace to run in. Default: the workspace itself. */
  readonly folder?: string;
  readonly variables: Readonly<Record<string, string>>;
  /** `show` passes all output on, `errors` only that, `keep` collects it. Default: `show`. */
  readonly output?: 'show' | 'errors' | 'keep';
  /** Called with each piece of the output that is kept, as it comes. */
  readonly onOutput?: (text: string) => void;
}

export interface RunningProcess {
  /** Exit code; 1 when a signal ended the process or it could not be started. */
  readonly ended: Promise<number>;
  /** What was kept so far. */
  output(): string;
  /** Ends the process and everything it has started; done when they are gone. */
  stop(): Promise<void>;
}

const STDIO: Readonly<Record<NonNullable<ProcessOptions['output']>, StdioOptions>> = {
  show: ['ignore', 'inherit', 'inherit'],
  errors: ['ignore', 'ignore', 'inherit'],
  keep: ['ignore', 'pipe', 'pipe'],
};

const running = new Set<ChildProcess>();

// Whatever way this process ends, it leaves nobody behind.
process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
});

/**
 * Starts a command as the leader of its own process group. Commands of the installed packages are
 * found as in a package's script.
 */
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

/** Resolves at the first of the signals that ask this process to end. */
export function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    // Not "once": a second Ctrl-C, or a runner that passes the first one on, must not cut the
    // orderly end short.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        resolve(signal);
      });
    }
  });
}

/** Exit code of a command that a signal has ended. */
const INTERRUPTED = 130;

/**
 * Waits for a process to end; true when it succeeded. Where this process is asked to end meanwhile, it stops the other and ends too.
 *
 * @param stopped that of `stopSignal`
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

/** Resolves after some milliseconds, or at once when the signal is aborted. */
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
    // The whole group has ended already.
  }
}
