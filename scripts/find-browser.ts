import { chromium } from 'playwright';

import { installPackages, thisMachine, type Machine } from './machine.ts';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * Path of a Chromium: the one of `CHROMIUM_PATH`, Playwright's own, one of the system, or else one
 * that is installed now (by Playwright, or by apt-get for root).
 * @throws Error when `CHROMIUM_PATH` names no file, or there is none and none can be installed
 */
export async function findBrowser(
  machine: Machine = thisMachine(),
  playwrightPath: string = chromium.executablePath(),
): Promise<string> {
  const { environment, exists, find, run } = machine;
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
    await installPackages(machine, 'chromium', 'fonts-liberation');
  }
  const added = installed();
  if (added !== undefined) return added;
  throw new Error(
    'No Chromium was found and none could be installed, so the tests in a browser cannot run. ' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to the path of one.',
  );
}
