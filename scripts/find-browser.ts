import { CHROMIUM_FLAGS } from './chromium-flags.ts';
import { installPackages, type Machine } from './machine.ts';

/** Without a window and UI, a page costs less than half as much. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const COMMANDS = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome'];

const LAUNCHED_WITHIN_MS = 60_000;

export const BROWSER_PACKAGES = ['chromium', 'fonts-liberation'];

export class MissingBrowserError extends Error {
  constructor() {
    super(
      'Chromium: none on this machine works and none could be installed, so the steps that need a browser ' +
        'were skipped. CHROMIUM_PATH can name one.',
    );
    this.name = 'MissingBrowserError';
  }
}

/**
 * Returns the path of a Chromium that launches: `CHROMIUM_PATH`, Playwright's own, one of the system (preferring the
 * headless shell), or else a new installation (by Playwright, or by apt-get for root).
 * @throws Error when that of `CHROMIUM_PATH` can't be launched
 * @throws MissingBrowserError when there is none and none can be installed
 */
export async function findBrowser(machine: Machine): Promise<string> {
  const { environment, exists, find, run, canLaunch } = machine;
  const playwrightPath = machine.downloadPath('chromium');
  const isWorking = (executablePath: string) =>
    canLaunch('chromium', { executablePath, args: CHROMIUM_FLAGS, timeout: LAUNCHED_WITHIN_MS });
  const chosen = environment['CHROMIUM_PATH'] ?? '';
  if (chosen !== '') {
    if (exists(chosen) && (await isWorking(chosen))) return chosen;
    const why = exists(chosen) ? 'it cannot be launched' : 'there is no such file';
    throw new Error(
      `CHROMIUM_PATH is ${JSON.stringify(chosen)}, but ${why}, so the tests in a browser cannot ` +
        'run. Set it to the path of a Chromium, or leave it out.',
    );
  }

  const refused = new Set<string>();
  const findWorking = async (): Promise<string | undefined> => {
    const paths = [
      exists(playwrightPath) ? playwrightPath : undefined,
      ...COMMANDS.map((command) => find(command)),
    ];
    for (const path of paths) {
      if (path === undefined || refused.has(path)) continue;
      if (await isWorking(path)) return path;
      refused.add(path);
    }
    return undefined;
  };

  const present = await findWorking();
  if (present !== undefined) return present;
  console.log('There is no Chromium on this machine that works; installing one …');
  for (const install of [
    () => run('playwright', 'install', 'chromium'),
    () => installPackages(machine, HEADLESS_SHELL, 'fonts-liberation'),
    () => installPackages(machine, ...BROWSER_PACKAGES),
  ]) {
    await install();
    const added = await findWorking();
    if (added !== undefined) return added;
  }
  throw new MissingBrowserError();
}
