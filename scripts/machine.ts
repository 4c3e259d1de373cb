import { existsSync } from 'node:fs';

import { chromium, firefox, webkit, type LaunchOptions } from 'playwright';

import { findCommand } from './find-command.ts';
import type { Environment } from './ports.ts';
import { startProcess } from './processes.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof ENGINES)[number];

const LINES_OF_A_FAILURE = 5;

const BROWSERS = { chromium, firefox, webkit };

/** The system calls of program searches, which tests replace. */
export interface Machine {
  readonly environment: Environment;
  readonly isRoot: boolean;
  readonly exists: (file: string) => boolean;
  readonly find: (command: string) => string | undefined;
  /** Runs a command and returns whether it succeeded; prints the end of its output only if it fails. */
  readonly run: (command: string, ...args: string[]) => Promise<boolean>;
  readonly downloadPath: (engine: EngineName) => string;
  /** Whether a browser starts: one without a system library exists but is useless. */
  readonly canLaunch: (engine: EngineName, options?: LaunchOptions) => Promise<boolean>;
}

/**
 * Returns the program that a variable names, or `undefined` without the variable.
 * @throws Error when there is no such file or it does not work, saying what cannot be done without it
 */
export async function findNamed(
  { environment, exists }: Machine,
  variable: string,
  consequence: string,
  isWorking: (path: string) => Promise<boolean> = () => Promise.resolve(true),
): Promise<string | undefined> {
  const path = environment[variable] ?? '';
  if (path === '') return undefined;
  if (exists(path) && (await isWorking(path))) return path;
  const why = exists(path) ? 'it cannot be launched' : 'there is no such file';
  throw new Error(
    `${variable} is ${JSON.stringify(path)}, but ${why}, so ${consequence}. Set it to the path of one, or leave it out.`,
  );
}

/** Finds a program, after one installation after the other if there is none. */
export async function findOrInstall(
  name: string,
  find: () => string | undefined | Promise<string | undefined>,
  installations: readonly (() => Promise<unknown>)[],
): Promise<string | undefined> {
  let found = await find();
  if (found !== undefined) return found;
  console.log(`No working ${name} found; installing one …`);
  for (const install of installations) {
    await install();
    found = await find();
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Installs system packages where that needs no confirmation: as root, by apt-get. */
export async function installPackages(
  { isRoot, find, run }: Machine,
  ...packages: string[]
): Promise<void> {
  if (!isRoot || find('apt-get') === undefined || !(await run('apt-get', 'update'))) return;
  await run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}

export function installHint({ find }: Pick<Machine, 'find'>, packages: readonly string[]): string {
  if (find('apt-get') === undefined) {
    return `Install ${packages.join(', ')} with this system's package manager, then run the command again.`;
  }
  return (
    'One command installs what is missing:\n' +
    `  sudo apt-get update && sudo apt-get install --yes --no-install-recommends ${packages.join(' ')}`
  );
}

export function thisMachine(): Machine {
  const environment = process.env;
  return {
    environment,
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    find: (command) => findCommand(command, environment),
    run: async (command, ...args) => {
      const child = startProcess(command, args, {
        variables: { ...environment, DEBIAN_FRONTEND: 'noninteractive' },
        output: 'keep',
      });
      if ((await child.ended) === 0) return true;
      const end = child.output().trim().split('\n').slice(-LINES_OF_A_FAILURE);
      console.log([`"${[command, ...args].join(' ')}" failed:`, ...end].join('\n  '));
      return false;
    },
    downloadPath: (engine) => BROWSERS[engine].executablePath(),
    canLaunch: async (engine, options) => {
      try {
        const browser = await BROWSERS[engine].launch(options);
        await browser.close();
        return true;
      } catch {
        return false;
      }
    },
  };
}
