import { findBrowser } from './find-browser.ts';
import { installHint, installPackages, type EngineName, type Machine } from './machine.ts';

/** What is available on a machine. */
export interface Engines {
  readonly found: readonly EngineName[];
  /** Names the programs of the system; an engine without one is Playwright's own browser. */
  readonly variables: Readonly<Record<string, string>>;
  /** What could not be loaded, a line each. */
  readonly missing: readonly string[];
}

interface SystemEngine {
  readonly variable: string;
  /** Any of these does. */
  readonly commands: readonly string[];
  /** All of these are needed too. */
  readonly helpers: readonly string[];
  readonly packages: readonly string[];
}

const SYSTEM: Readonly<Record<'firefox' | 'webkit', SystemEngine>> = {
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
 * Finds the browsers of the wanted engines: for Chromium see `findBrowser`; for Firefox and WebKit the
 * program of the engine's variable, Playwright's own browser if it starts, one of the system, or else one
 * that is installed now (by Playwright, or by apt-get for root).
 * @throws Error when a variable names no file, or there is no Chromium and none can be installed
 */
export async function findEngines(
  wanted: readonly EngineName[],
  machine: Machine,
): Promise<Engines> {
  const found: EngineName[] = [];
  const variables: Record<string, string> = {};
  const missing: string[] = [];
  for (const engine of wanted) {
    if (engine === 'chromium') {
      variables['CHROMIUM_PATH'] = await findBrowser(machine);
      found.push(engine);
      continue;
    }
    const { variable, packages } = SYSTEM[engine];
    const path = await findEngine(engine, machine);
    if (path === undefined) {
      missing.push(
        `${engine}: none on this machine works and none could be installed, so the site was not tested ` +
          `in it. ${installHint(machine, packages)}`,
      );
      continue;
    }
    found.push(engine);
    if (path !== '') variables[variable] = path;
  }
  return { found, variables, missing };
}

/** Path of the program; empty for Playwright's own browser, nothing when there is none. */
async function findEngine(
  engine: 'firefox' | 'webkit',
  machine: Machine,
): Promise<string | undefined> {
  const { environment, exists, find, run, downloadPath, canLaunch } = machine;
  const { variable, commands, helpers, packages } = SYSTEM[engine];
  const chosen = environment[variable] ?? '';
  if (chosen !== '') {
    if (exists(chosen)) return chosen;
    throw new Error(
      `${variable} is ${JSON.stringify(chosen)}, but there is no such file, so ${engine} cannot be ` +
        'tried. Set it to the path of one, or leave it out.',
    );
  }
  const installed = async () => {
    if (exists(downloadPath(engine)) && (await canLaunch(engine))) return '';
    if (helpers.some((helper) => find(helper) === undefined)) return undefined;
    return commands.map((command) => find(command)).find((path) => path !== undefined);
  };
  const present = await installed();
  if (present !== undefined) return present;
  console.log(`There is no ${engine} on this machine yet; installing one …`);
  if (!(await run('playwright', 'install', engine))) await installPackages(machine, ...packages);
  return installed();
}
