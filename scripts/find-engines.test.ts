import { describe, expect, it } from 'vitest';

import { findEngines } from './find-engines.ts';
import { ENGINES } from './machine.ts';
import { DOWNLOADS as OWN, exampleMachine } from './testing/example-machine.ts';

const CHROMIUM = '/usr/bin/chromium';
const DRIVER = '/usr/bin/WebKitWebDriver';

describe('the engines of the tests', () => {
  it('are the own ones of Playwright before those of the system', async () => {
    const { machine, ran } = exampleMachine([OWN.firefox, OWN.webkit, '/usr/bin/firefox', DRIVER]);
    const { found, variables } = await findEngines(['firefox', 'webkit'], machine);
    expect(found).toEqual(['firefox', 'webkit']);
    expect(variables).toEqual({});
    expect(ran).toEqual([]);
  });

  it('are those of the system, by their variables, before new ones', async () => {
    const files = [CHROMIUM, '/usr/bin/firefox-esr', DRIVER, '/usr/bin/Xvfb'];
    const { machine, ran } = exampleMachine(files, { environment: { CHROMIUM_PATH: CHROMIUM } });
    expect(await findEngines(ENGINES, machine)).toEqual({
      found: ['chromium', 'firefox', 'webkit'],
      variables: {
        CHROMIUM_PATH: CHROMIUM,
        FIREFOX_PATH: '/usr/bin/firefox-esr',
        WEBKIT_DRIVER_PATH: DRIVER,
      },
      missing: [],
    });
    expect(ran).toEqual([]);
  });

  it('are installed by Playwright, and by apt-get for root when Playwright cannot', async () => {
    const { machine, ran } = exampleMachine(['/usr/bin/apt-get'], {
      isRoot: true,
      installs: {
        'playwright install firefox': OWN.firefox,
        'apt-get install -y --no-install-recommends webkit2gtk-driver xvfb': DRIVER,
      },
    });
    const { found, missing } = await findEngines(['firefox', 'webkit'], machine);
    expect(found).toEqual(['firefox']);
    expect(missing).toHaveLength(1);
    expect(ran).toContain('playwright install webkit');
  });

  it('are those of the system where the own ones of Playwright do not start', async () => {
    const { machine } = exampleMachine([OWN.firefox, '/usr/bin/firefox'], {
      broken: [OWN.firefox],
    });
    const { variables } = await findEngines(['firefox'], machine);
    expect(variables).toEqual({ FIREFOX_PATH: '/usr/bin/firefox' });
  });

  it('say what could not be loaded, and what to install', async () => {
    const { machine } = exampleMachine([]);
    const { found, missing } = await findEngines(['firefox', 'webkit'], machine);
    expect(found).toEqual([]);
    expect(missing[0]).toMatch(/^firefox: none .*firefox-esr/);
    expect(missing[1]).toMatch(/^webkit: none .*webkit2gtk-driver, xvfb/);
  });

  it('are never others than those of their variables', async () => {
    const { machine } = exampleMachine([OWN.firefox], {
      environment: { FIREFOX_PATH: '/opt/none' },
    });
    await expect(findEngines(['firefox'], machine)).rejects.toThrow(/FIREFOX_PATH.*no such file/);
  });
});
