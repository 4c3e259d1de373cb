import { existsSync } from 'node:fs';

import { findCommand } from './find-command.ts';
import type { Environment } from './ports.ts';
import { startProcess } from './processes.ts';

/** What a search for a program needs to know of the machine. */
export interface Machine {
  readonly environment: Environment;
  readonly isRoot: boolean;
  readonly exists: (file: string) => boolean;
  /** Full path of a command, if there is one. */
  readonly find: (command: string) => string | undefined;
  /** Runs a command with its output shown; true when it succeeded. */
  readonly run: (command: string, ...args: string[]) => Promise<boolean>;
}

/** Installs packages of the system where that needs no question: as root, by apt-get. */
export async function installPackages(
  { isRoot, find, run }: Machine,
  ...packages: string[]
): Promise<void> {
  if (!isRoot || find('apt-get') === undefined || !(await run('apt-get', 'update'))) return;
  await run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}

/** The machine this process runs on. */
export function thisMachine(): Machine {
  const environment = process.env;
  const variables = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  ) as Record<string, string>;
  return {
    environment,
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    find: (command) => findCommand(command, environment),
    run: async (command, ...args) => (await startProcess(command, args, { variables }).ended) === 0,
  };
}
