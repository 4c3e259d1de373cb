import type { Driver, EngineName, LaunchOptions } from './driver.ts';
import { launchSystemFirefox } from './firefox.ts';
import { launchPlaywright } from './playwright.ts';
import { launchSystemWebKit } from './webkit.ts';

/** Variables with the path of a system browser; without one Playwright's own is launched. */
const PATHS: Readonly<Record<EngineName, string>> = {
  chromium: 'CHROMIUM_PATH',
  firefox: 'FIREFOX_PATH',
  webkit: 'WEBKIT_DRIVER_PATH',
};

export function launchEngine(
  engine: EngineName,
  options: Omit<LaunchOptions, 'executablePath'>,
): Promise<Driver> {
  const chosen = process.env[PATHS[engine]] ?? '';
  const executablePath = chosen === '' ? undefined : chosen;
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
