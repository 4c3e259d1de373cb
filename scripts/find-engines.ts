import { BROWSER_PACKAGES, findBrowser } from './find-browser.ts';
import {
  findNamed,
  findOrInstall,
  installHint,
  installPackages,
  type EngineName,
  type Machine,
} from './machine.ts';

const SYSTEM = {
  chromium: { variable: 'CHROMIUM_PATH', commands: [], helpers: [], packages: BROWSER_PACKAGES },
  firefox: {
    variable: 'FIREFOX_PATH',
    commands: ['firefox-esr', 'firefox'],
    helpers: [],
    packages: ['firefox-esr'],
  },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    commands: ['WebKitWebDriver'],
    helpers: ['Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/**
 * Finds the browsers of the requested engines. For Chromium see `findBrowser`; for Firefox and WebKit it is the program
 * of the engine's variable, Playwright's own browser if it starts, one of the system, or else a new installation (by
 * Playwright, or by apt-get for root).
 * @throws Error when a variable's file is missing, or there is no Chromium and none can be installed
 */
export async function findEngines(wanted: readonly EngineName[], machine: Machine) {
  const found: EngineName[] = [];
  // Paths of the system's programs; an engine without one uses Playwright's own browser.
  const variables: Record<string, string> = {};
  const missing: string[] = [];
  for (const engine of wanted) {
    const { variable, packages } = SYSTEM[engine];
    const path =
      engine === 'chromium' ? await findBrowser(machine) : await findEngine(engine, machine);
    if (path === undefined) {
      missing.push(
        `${engine}: no working one was found and none could be installed, so the site was not tested ` +
          `in it. ${installHint(machine, packages)}`,
      );
      continue;
    }
    found.push(engine);
    if (path !== '') variables[variable] = path;
  }
  return { found, variables, missing };
}

/** Returns the path of the program: empty for Playwright's own browser, `undefined` when there is none. */
async function findEngine(
  engine: 'firefox' | 'webkit',
  machine: Machine,
): Promise<string | undefined> {
  const { exists, find, run, downloadPath, canLaunch } = machine;
  const { variable, commands, helpers, packages } = SYSTEM[engine];
  const installed = async () => {
    if (exists(downloadPath(engine)) && (await canLaunch(engine))) return '';
    if (helpers.some((helper) => find(helper) === undefined)) return undefined;
    return commands.map((command) => find(command)).find((path) => path !== undefined);
  };
  return (
    (await findNamed(machine, variable, `${engine} cannot be tried`)) ??
    (await findOrInstall(engine, installed, [
      () => run('playwright', 'install', engine),
      () => installPackages(machine, ...packages),
    ]))
  );
}
