import { test as base, expect } from '@playwright/test';
import type { Driver, EngineName } from '../drivers/driver.ts';
import { launchEngine } from '../drivers/launch.ts';
import { Visitor } from './visitor.ts';

export interface Setting {
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: boolean;
  readonly scripts?: boolean;
  readonly storage?: boolean;
  readonly preferences?: Readonly<Record<string, number>>;
}

export interface EngineOptions {
  readonly engine: EngineName;
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
