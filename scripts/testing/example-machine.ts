import type { EngineName, Machine } from '../machine.ts';

/** Where Playwright's own downloads are on the example machine. */
export const DOWNLOADS: Readonly<Record<EngineName, string>> = {
  chromium: '/cache/playwright/chrome',
  firefox: '/cache/playwright/firefox',
  webkit: '/cache/playwright/webkit',
};

export interface ExampleMachine {
  readonly machine: Machine;
  /** The commands that were run, in their order. */
  readonly ran: readonly string[];
}

/**
 * A machine with some files, and commands that put files there when they are run.
 * @param given.installs the start of a command, and the file it installs
 * @param given.broken files of browsers that exist and do not start
 */
export function exampleMachine(
  files: readonly string[],
  given: {
    environment?: Readonly<Record<string, string | undefined>>;
    isRoot?: boolean;
    installs?: Readonly<Record<string, string>>;
    broken?: readonly string[];
  } = {},
): ExampleMachine {
  const present = new Set(files);
  const ran: string[] = [];
  const machine: Machine = {
    environment: given.environment ?? {},
    isRoot: given.isRoot ?? false,
    exists: (file) => present.has(file),
    find: (command) => (present.has(`/usr/bin/${command}`) ? `/usr/bin/${command}` : undefined),
    run: (...words) => {
      const command = words.join(' ');
      ran.push(command);
      if (command === 'apt-get update') return Promise.resolve(true);
      const [, file] =
        Object.entries(given.installs ?? {}).find(([start]) => command.startsWith(start)) ?? [];
      if (file !== undefined) present.add(file);
      return Promise.resolve(file !== undefined);
    },
    downloadPath: (engine) => DOWNLOADS[engine],
    canLaunch: (engine, { executablePath = DOWNLOADS[engine] } = {}) =>
      Promise.resolve(present.has(executablePath) && !given.broken?.includes(executablePath)),
  };
  return { machine, ran };
}
