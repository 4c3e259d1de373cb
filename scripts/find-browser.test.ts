import { describe, expect, it } from 'vitest';

import { findBrowser, type Machine } from './find-browser.ts';

const OWN = '/cache/playwright/chrome';

/** A machine with some files, and commands that put files there when they are run. */
function machine(
  files: readonly string[],
  given: { chosen?: string; isRoot?: boolean; installs?: Record<string, string> } = {},
) {
  const present = new Set(files);
  const ran: string[] = [];
  const made: Machine = {
    environment: { CHROMIUM_PATH: given.chosen },
    playwrightPath: OWN,
    isRoot: given.isRoot ?? false,
    exists: (file) => present.has(file),
    find: (command) => (present.has(`/usr/bin/${command}`) ? `/usr/bin/${command}` : undefined),
    run: (...words) => {
      const command = words.join(' ');
      ran.push(command);
      if (command === 'apt-get update') return Promise.resolve(true);
      const [, file] =
        Object.entries(given.installs ?? {}).find(([start]) => command.startsWith(start)) ?? [];
      if (file !== undefined) present.add(file);
      return Promise.resolve(file !== undefined);
    },
  };
  return { made, ran };
}

describe('the browser of the tests', () => {
  it('is the one of CHROMIUM_PATH before any other', async () => {
    const { made } = machine(['/opt/chrome', OWN, '/usr/bin/chromium'], { chosen: '/opt/chrome' });
    expect(await findBrowser(made)).toBe('/opt/chrome');
  });

  it('is never another than the one of CHROMIUM_PATH', async () => {
    const { made } = machine([OWN], { chosen: '/opt/chrome' });
    await expect(findBrowser(made)).rejects.toThrow(/CHROMIUM_PATH.*no such file/);
  });

  it('is the own one of Playwright before one of the system', async () => {
    const { made, ran } = machine([OWN, '/usr/bin/chromium'], { chosen: '' });
    expect(await findBrowser(made)).toBe(OWN);
    expect(ran).toEqual([]);
  });

  it('is one of the system before a new one', async () => {
    const { made, ran } = machine(['/usr/bin/google-chrome', '/usr/bin/chromium-browser']);
    expect(await findBrowser(made)).toBe('/usr/bin/chromium-browser');
    expect(ran).toEqual([]);
  });

  it('is installed by Playwright when there is none', async () => {
    const { made, ran } = machine([], { installs: { 'playwright install': OWN } });
    expect(await findBrowser(made)).toBe(OWN);
    expect(ran).toEqual(['playwright install chromium']);
  });

  it('is installed by apt-get for root when Playwright cannot', async () => {
    const { made } = machine(['/usr/bin/apt-get'], {
      isRoot: true,
      installs: { 'apt-get install': '/usr/bin/chromium' },
    });
    expect(await findBrowser(made)).toBe('/usr/bin/chromium');
  });

  it('is asked for in one clear message when nothing helps', async () => {
    const { made, ran } = machine(['/usr/bin/apt-get']);
    await expect(findBrowser(made)).rejects.toThrow(/No Chromium .* CHROMIUM_PATH/);
    expect(ran).toEqual(['playwright install chromium']);
  });
});
