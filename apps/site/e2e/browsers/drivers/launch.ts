import type { Driver, EngineName, LaunchOptions } from './driver.ts';
import { launchSystemFirefox } from './firefox.ts';
import { launchPlaywright } from './playwright.ts';
import { launchSystemWebKit } from './webkit.ts';

/** The variables that name a program of the system; without one Playwright's own browser is started. */
const PATHS: Readonly<Record<EngineName, string>> = {
  chromium: 'CHROMIUM_PATH',
  firefox: 'FIREFOX_PATH',
  webkit: 'WEBKIT_DRIVER_PATH',
};

/** Starts a browser of an engine: the one of the system where a variable names it, else Playwright's. */
export function launchEngine(
  engine: EngineName,
  options: Omit<LaunchOptions, 'executablePath'>,
): Promise<Driver> {
  const given = process.env[PATHS[engine]] ?? '';
  const executablePath = given === '' ? undefined : given;
  if (executablePath !== undefined && engine === 'firefox') {
    return launchSystemFirefox({ ...options, executablePath });
  }
  if (executablePath !== undefined && engine === 'webkit') {
    return launchSystemWebKit({ ...options, executablePath });
  }
  return launchPlaywright(engine, {
    ...options,
    ...(executablePath !== undefined && { executablePath }),
  });
}
