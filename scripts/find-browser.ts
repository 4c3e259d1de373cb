import { CHROMIUM_FLAGS } from './chromium-flags.ts';
import { findNamed, findOrInstall, installPackages, type Machine } from './machine.ts';

/** Without a window and UI, a page costs less than half as much. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const COMMANDS = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome'];

const LAUNCHED_WITHIN_MS = 60_000;

export const BROWSER_PACKAGES = ['chromium', 'fonts-liberation'];

export class MissingBrowserError extends Error {
  constructor() {
    super(
      'Chromium: no working one was found and none could be installed, so the steps that need a browser ' +
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
  const { exists, find, run, canLaunch } = machine;
  const isWorking = (executablePath: string) =>
    canLaunch('chromium', { executablePath, args: CHROMIUM_FLAGS, timeout: LAUNCHED_WITHIN_MS });
  const named = await findNamed(
    machine,
    'CHROMIUM_PATH',
    'the tests in a browser cannot run',
    isWorking,
  );
  if (named !== undefined) return named;

  const refused = new Set<string>();
  const findWorking = async (): Promise<string | undefined> => {
    const paths = [
      machine.downloadPath('chromium'),
      ...COMMANDS.flatMap((name) => find(name) ?? []),
    ];
    for (const path of paths) {
      if (refused.has(path) || !exists(path)) continue;
      if (await isWorking(path)) return path;
      refused.add(path);
    }
    return undefined;
  };
  const found = await findOrInstall('Chromium', findWorking, [
    () => run('playwright', 'install', 'chromium'),
    () => installPackages(machine, HEADLESS_SHELL, 'fonts-liberation'),
    () => installPackages(machine, ...BROWSER_PACKAGES),
  ]);
  if (found === undefined) throw new MissingBrowserError();
  return found;
}
