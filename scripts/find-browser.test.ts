import { describe, expect, it } from 'vitest';

import { findBrowser, MissingBrowserError } from './find-browser.ts';
import { DOWNLOADS, exampleMachine } from './testing/example-machine.ts';

const OWN = DOWNLOADS.chromium;
const chosen = (path: string) => ({ environment: { CHROMIUM_PATH: path } });

describe('the browser of the tests', () => {
  it('is the one of CHROMIUM_PATH before any other', async () => {
    const files = ['/opt/chrome', OWN, '/usr/bin/chromium'];
    const { machine } = exampleMachine(files, chosen('/opt/chrome'));
    expect(await findBrowser(machine)).toBe('/opt/chrome');
  });

  it('is never another than the one of CHROMIUM_PATH', async () => {
    const { machine } = exampleMachine([OWN], chosen('/opt/chrome'));
    await expect(findBrowser(machine)).rejects.toThrow(/CHROMIUM_PATH.*no such file/);
  });

  it('of CHROMIUM_PATH is launched before anything relies on it', async () => {
    const { machine } = exampleMachine(['/opt/chrome', OWN], {
      ...chosen('/opt/chrome'),
      broken: ['/opt/chrome'],
    });
    await expect(findBrowser(machine)).rejects.toThrow(/CHROMIUM_PATH.*cannot be launched/);
  });

  it('is the next one when one cannot be launched', async () => {
    const { machine, ran } = exampleMachine([OWN, '/usr/bin/chromium'], { broken: [OWN] });
    expect(await findBrowser(machine)).toBe('/usr/bin/chromium');
    expect(ran).toEqual([]);
  });

  it('is installed by apt-get when that of Playwright lacks a library', async () => {
    const { machine } = exampleMachine(['/usr/bin/apt-get'], {
      isRoot: true,
      installs: { 'playwright install': OWN, 'apt-get install': '/usr/bin/chromium' },
      broken: [OWN],
    });
    expect(await findBrowser(machine)).toBe('/usr/bin/chromium');
  });

  it('is the own one of Playwright before one of the system', async () => {
    const { machine, ran } = exampleMachine([OWN, '/usr/bin/chromium'], chosen(''));
    expect(await findBrowser(machine)).toBe(OWN);
    expect(ran).toEqual([]);
  });

  it('is one of the system before a new one', async () => {
    const { machine, ran } = exampleMachine([
      '/usr/bin/google-chrome',
      '/usr/bin/chromium-browser',
    ]);
    expect(await findBrowser(machine)).toBe('/usr/bin/chromium-browser');
    expect(ran).toEqual([]);
  });

  it('is the headless shell of the system before a whole one, for it takes half the time', async () => {
    const { machine } = exampleMachine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']);
    expect(await findBrowser(machine)).toBe('/usr/bin/chromium-headless-shell');
  });

  it('is installed by Playwright when there is none', async () => {
    const { machine, ran } = exampleMachine([], { installs: { 'playwright install': OWN } });
    expect(await findBrowser(machine)).toBe(OWN);
    expect(ran).toEqual(['playwright install chromium']);
  });

  it('is installed by apt-get for root when Playwright cannot', async () => {
    const { machine } = exampleMachine(['/usr/bin/apt-get'], {
      isRoot: true,
      installs: { 'apt-get install': '/usr/bin/chromium' },
    });
    expect(await findBrowser(machine)).toBe('/usr/bin/chromium');
  });

  it('is asked for in one clear message when nothing helps', async () => {
    const { machine, ran } = exampleMachine(['/usr/bin/apt-get']);
    await expect(findBrowser(machine)).rejects.toThrow(MissingBrowserError);
    expect(ran).toEqual(['playwright install chromium']);
  });
});
