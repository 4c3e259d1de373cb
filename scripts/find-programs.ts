import { existsSync } from 'node:fs';
import { chromium, firefox, webkit, type LaunchOptions } from 'playwright';
import { locateNginx } from '../apps/site/build/hosting/locate-nginx.ts';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';
import { findCommand } from './find-command.ts';
import { startProcess } from './processes.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

const BROWSERS = { chromium, firefox, webkit };

/** Without a window and UI, a page takes less than half the time. */
const HEADLESS_SHELL = 'chromium-headless-shell';

export const BROWSER_PACKAGES = ['chromium', 'fonts-liberation'];

const SYSTEM = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    commands: [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome'],
    packages: BROWSER_PACKAGES,
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    commands: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
  },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    commands: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

export const NGINX_PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

export const NGINX_MISSING =
  'nginx: none was found and none could be installed, so the published configuration was not ' +
  'tested. NGINX_PATH can name one.';

const MAX_FAILURE_LINES = 5;
const LAUNCH_TIMEOUT_MS = 60_000;

export class MissingBrowserError extends Error {
  constructor() {
    super(
      'Chromium: no working one was found and none could be installed, so the steps that need a browser ' +
        'were skipped. CHROMIUM_PATH can name one.',
    );
    this.name = 'MissingBrowserError';
  }
}

export const find = (command: string) => findCommand(command, process.env);

/** Whether a browser starts: one without a system library exists but is useless. */
async function canLaunch(engine: EngineName, options?: LaunchOptions): Promise<boolean> {
  try {
    const browser = await BROWSERS[engine].launch(options);
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** Runs a command and returns whether it succeeded; prints the end of its output only if it fails. */
async function run(command: string, ...args: string[]): Promise<boolean> {
  const child = startProcess(command, args, {
    variables: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    output: 'capture',
  });
  if ((await child.ended) === 0) return true;
  const end = child.output().trim().split('\n').slice(-MAX_FAILURE_LINES);
  console.log([`"${[command, ...args].join(' ')}" failed:`, ...end].join('\n  '));
  return false;
}

/** Installs system packages where that needs no confirmation: as root, by apt-get. */
async function installPackages(packages: readonly string[]): Promise<void> {
  const canInstall = process.getuid?.() === 0 && find('apt-get') !== undefined;
  if (canInstall && (await run('apt-get', 'update')))
    await run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}

export function installHint(packages: readonly string[]): string {
  if (find('apt-get') === undefined) {
    return `Install ${packages.join(', ')} with this system's package manager, then run the command again.`;
  }
  return (
    'One command installs what is missing:\n' +
    `  sudo apt-get update && sudo apt-get install --yes --no-install-recommends ${packages.join(' ')}`
  );
}

/**
 * Returns the program that a variable names, or `undefined` without the variable.
 * @throws Error when there is no such file or it does not work, saying what cannot be done without it
 */
async function findNamed(
  variable: string,
  consequence: string,
  isWorking: (path: string) => Promise<boolean> = () => Promise.resolve(true),
): Promise<string | undefined> {
  const path = process.env[variable] ?? '';
  if (path === '') return undefined;
  if (existsSync(path) && (await isWorking(path))) return path;
  const why = existsSync(path) ? 'it cannot be launched' : 'there is no such file';
  throw new Error(
    `${variable} is ${JSON.stringify(path)}, but ${why}, so ${consequence}. Set it to the path of one, or leave it out.`,
  );
}

/** Finds a program; without one, tries each installation in turn. */
async function findOrInstall(
  name: string,
  findInstalled: () => string | undefined | Promise<string | undefined>,
  installations: readonly (() => Promise<unknown>)[],
): Promise<string | undefined> {
  let found = await findInstalled();
  if (found !== undefined) return found;
  console.log(`No working ${name} found; installing one …`);
  for (const install of installations) {
    await install();
    found = await findInstalled();
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns the path of a Chromium that launches: `CHROMIUM_PATH`, Playwright's own, one of the system (preferring the
 * headless shell), or else a new installation (by Playwright, or by apt-get for root).
 * @throws Error when that of `CHROMIUM_PATH` can't be launched
 * @throws MissingBrowserError when there is none and none can be installed
 */
export async function findBrowser(): Promise<string> {
  const { variable, commands, packages } = SYSTEM.chromium;
  const isWorking = (executablePath: string) =>
    canLaunch('chromium', { executablePath, args: CHROMIUM_FLAGS, timeout: LAUNCH_TIMEOUT_MS });
  const named = await findNamed(variable, 'the tests in a browser cannot run', isWorking);
  if (named !== undefined) return named;

  const refused = new Set<string>();
  const findWorking = async (): Promise<string | undefined> => {
    for (const path of [
      chromium.executablePath(),
      ...commands.flatMap((name) => find(name) ?? []),
    ]) {
      if (refused.has(path) || !existsSync(path)) continue;
      if (await isWorking(path)) return path;
      refused.add(path);
    }
    return undefined;
  };
  const found = await findOrInstall('Chromium', findWorking, [
    () => run('playwright', 'install', 'chromium'),
    () => installPackages([HEADLESS_SHELL, 'fonts-liberation']),
    () => installPackages(packages),
  ]);
  if (found === undefined) throw new MissingBrowserError();
  return found;
}

/**
 * Finds the browsers of the requested engines. For Chromium see `findBrowser`; for Firefox and WebKit it is the program
 * of the engine's variable, Playwright's own browser if it starts, one of the system, or else a new installation (by
 * Playwright, or by apt-get for root).
 * @throws Error when a variable's file is missing, or there is no Chromium and none can be installed
 */
export async function findEngines(engines: readonly EngineName[]) {
  const found: EngineName[] = [];
  // Paths of the system's programs; an engine without one uses Playwright's own browser.
  const variables: Record<string, string> = {};
  const missing: string[] = [];
  for (const engine of engines) {
    const path = engine === 'chromium' ? await findBrowser() : await findEngine(engine);
    if (path === undefined) {
      missing.push(
        `${engine}: no working one was found and none could be installed, so the site was not tested ` +
          `in it. ${installHint(SYSTEM[engine].packages)}`,
      );
      continue;
    }
    found.push(engine);
    if (path !== '') variables[SYSTEM[engine].variable] = path;
  }
  return { found, variables, missing };
}

/** Returns the path of the program: empty for Playwright's own browser, `undefined` when there is none. */
async function findEngine(engine: 'firefox' | 'webkit'): Promise<string | undefined> {
  const { variable, commands, packages } = SYSTEM[engine];
  const findInstalled = async () => {
    if (existsSync(BROWSERS[engine].executablePath()) && (await canLaunch(engine))) return '';
    // The system's WebKit needs a virtual display.
    if (engine === 'webkit' && find('Xvfb') === undefined) return undefined;
    return commands.map(find).find((path) => path !== undefined);
  };
  return (
    (await findNamed(variable, `${engine} cannot be tried`)) ??
    (await findOrInstall(engine, findInstalled, [
      () => run('playwright', 'install', engine),
      () => installPackages(packages),
    ]))
  );
}

/**
 * Returns the path of an nginx: `NGINX_PATH`, one of the system, or else Debian's, which is installed as root, with the
 * brotli module if available.
 * @returns `undefined` when there is none, except in CI
 * @throws Error when the file of `NGINX_PATH` is missing, or there is none in CI
 */
export async function findNginx(): Promise<string | undefined> {
  const nginx =
    (await findNamed('NGINX_PATH', 'the tests of the hosting cannot run')) ??
    (await findOrInstall('nginx', () => locateNginx(process.env), [
      () => installPackages(NGINX_PACKAGES),
      // Older systems have no package of the module.
      () => installPackages(['nginx']),
    ]));
  if (nginx === undefined && (process.env['CI'] ?? '') !== '') throw new Error(NGINX_MISSING);
  return nginx;
}
