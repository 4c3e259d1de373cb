import { test as base, expect } from '@playwright/test';
import type { Driver, EngineName, LaunchOptions } from '../drivers/driver.ts';
import { launchSystemFirefox } from '../drivers/firefox.ts';
import { launchPlaywright } from '../drivers/playwright.ts';
import { launchSystemWebKit } from '../drivers/webkit.ts';
import { Visitor } from './visitor.ts';

type Setting = Partial<Omit<LaunchOptions, 'executablePath'>>;

export interface EngineOptions {
  readonly engine: EngineName;
}

/** Variables with the path of a system browser; without one Playwright's own is launched. */
const PATHS: Readonly<Record<EngineName, string>> = {
  chromium: 'CHROMIUM_PATH',
  firefox: 'FIREFOX_PATH',
  webkit: 'WEBKIT_DRIVER_PATH',
};

function launchEngine(engine: EngineName, settings: LaunchOptions): Promise<Driver> {
  const executablePath = process.env[PATHS[engine]] ?? '';
  if (executablePath === '') return launchPlaywright(engine, settings);
  const options = { ...settings, executablePath };
  if (engine === 'firefox') return launchSystemFirefox(options);
  return engine === 'webkit' ? launchSystemWebKit(options) : launchPlaywright(engine, options);
}

type Start = (setting?: Setting) => Promise<Visitor>;

interface Shared {
  readonly startBrowser: (setting: Setting) => Promise<Driver>;
}

/**
 * Provides a visitor with a browser of the project's engine, which all tests with the same setting share; `visit` takes
 * another setting than the default. Errors of a page fail the test.
 */
export const test = base.extend<{ visit: Start; visitor: Visitor }, EngineOptions & Shared>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  startBrowser: [
    async ({ engine }, use) => {
      const started = new Map<string, Promise<Driver>>();
      await use((setting) => {
        const settings = {
          colorScheme: 'light',
          reducedMotion: true,
          scripts: true,
          storage: true,
          ...setting,
        } as const;
        const key = JSON.stringify(settings);
        const browser = started.get(key) ?? launchEngine(engine, settings);
        started.set(key, browser);
        return browser;
      });
      for (const browser of started.values()) await (await browser).close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visit: async ({ startBrowser }, use, testInfo) => {
    const visitors: Visitor[] = [];
    await use(async (setting = {}) => {
      const driver = await startBrowser(setting);
      const visitor = new Visitor(driver);
      testInfo.annotations.push({ type: 'browser', description: driver.version });
      await visitor.begin();
      visitors.push(visitor);
      return visitor;
    });
    for (const visitor of visitors) {
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('window', {
          body: await visitor.driver.screenshot(),
          contentType: 'image/png',
        });
      }
      expect(await visitor.takeErrors(), 'what the pages complained about').toEqual([]);
    }
  },
  visitor: async ({ visit }, use) => use(await visit()),
});

export { expect };
