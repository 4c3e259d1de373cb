import type { EngineName, Machine } from '../machine.ts';

export const DOWNLOADS: Readonly<Record<EngineName, string>> = {
  chromium: '/cache/playwright/chrome',
  firefox: '/cache/playwright/firefox',
  webkit: '/cache/playwright/webkit',
};

export interface ExampleMachine {
  readonly machine: Machine;
  readonly ran: readonly string[];
}

/**
 * Creates a fake machine with some files, and commands that create files.
 * @param given.installs the start of a command, and the file it installs
 * @param given.broken browser files that exist but do not start
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
