import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { chromium } from 'playwright';

import type { Environment } from './ports.ts';
import { startProcess } from './processes.ts';

/** What the search needs to know of the machine. */
export interface Machine {
  readonly environment: Environment;
  readonly playwrightPath: string;
  readonly isRoot: boolean;
  readonly exists: (file: string) => boolean;
  /** Full path of a command, if there is one. */
  readonly find: (command: string) => string | undefined;
  /** Runs a command with its output shown; true when it succeeded. */
  readonly run: (command: string, ...args: string[]) => Promise<boolean>;
}

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * Path of a Chromium: the one of `CHROMIUM_PATH`, Playwright's own, one of the system, or else one
 * that is installed now (by Playwright, or by apt-get for root).
 * @throws Error when `CHROMIUM_PATH` names no file, or there is none and none can be installed
 */
export async function findBrowser(machine: Machine = thisMachine()): Promise<string> {
  const { environment, playwrightPath, isRoot, exists, find, run } = machine;
  const chosen = environment['CHROMIUM_PATH'] ?? '';
  if (chosen !== '') {
    if (exists(chosen)) return chosen;
    throw new Error(
      `CHROMIUM_PATH is ${JSON.stringify(chosen)}, but there is no such file, so the tests in a ` +
        'browser cannot run. Set it to the path of a Chromium, or leave it out.',
    );
  }

  const installed = () =>
    exists(playwrightPath)
      ? playwrightPath
      : COMMANDS.map((command) => find(command)).find((path) => path !== undefined);
  const present = installed();
  if (present !== undefined) return present;

  console.log('There is no Chromium on this machine yet; installing one …');
  if (!(await run('playwright', 'install', 'chromium'))) {
    if (isRoot && find('apt-get') !== undefined && (await run('apt-get', 'update'))) {
      await run(
        'apt-get',
        'install',
        '-y',
        '--no-install-recommends',
        'chromium',
        'fonts-liberation',
      );
    }
  }
  const added = installed();
  if (added !== undefined) return added;
  throw new Error(
    'No Chromium was found and none could be installed, so the tests in a browser cannot run. ' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to the path of one.',
  );
}

function thisMachine(): Machine {
  const environment = process.env;
  const variables = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  ) as Record<string, string>;
  return {
    environment,
    playwrightPath: chromium.executablePath(),
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    find: (command) =>
      (environment['PATH'] ?? '')
        .split(delimiter)
        .map((folder) => join(folder, command))
        .find(isExecutable),
    run: async (command, ...args) => (await startProcess(command, args, { variables }).ended) === 0,
  };
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
