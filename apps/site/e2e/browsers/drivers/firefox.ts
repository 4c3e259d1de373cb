import { tmpdir } from 'node:os';
import { launch, type Frame } from 'puppeteer-core';
import type { Driver, LaunchOptions } from './driver.ts';
import { Tabs } from './tabs.ts';

/** Launches the system's Firefox through WebDriver BiDi: Playwright only drives its own build. */
export async function launchSystemFirefox(options: LaunchOptions): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    ...(options.executablePath !== undefined && { executablePath: options.executablePath }),
    defaultViewport: null,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': options.colorScheme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': options.reducedMotion ? 1 : 0,
      'javascript.enabled': options.scripts,
      // On a busy machine a response may arrive after the click's user activation has expired.
      'dom.disable_open_during_load': false,
      // The downloads panel would take the focus from the page.
      'browser.download.alwaysOpenPanel': false,
      'browser.download.folderList': 2,
      'browser.download.dir': tmpdir(),
      ...options.preferences,
      ...(!options.storage && { 'network.cookie.cookieBehavior': 2 }),
    },
  });
  // In the initial tab the URL bar keeps the focus, so the page never gets it.
  const started = await browser.pages();
  const first = await browser.newPage();
  for (const page of started) await page.close();
  const tabs = new Tabs(first, () => browser.pages());

  return {
    engine: 'firefox',
    version: (await browser.version()).replace('/', ' '),
    ...tabs.calls,
    async open(url) {
      const { front } = tabs;
      await front.bringToFront();
      const previousOrigin = await front.evaluate(() => performance.timeOrigin);
      // Puppeteer merges a navigation into a running one until that has loaded, and a page from the back/forward cache
      // never loads.
      await Promise.race([
        front.goto(url, { timeout: 0 }),
        front.waitForFunction(
          (before) => performance.timeOrigin !== before && document.readyState === 'complete',
          {},
          previousOrigin,
        ),
      ]);
    },
    async evaluate(run, values, frame) {
      let target: Frame = tabs.front.mainFrame();
      if (frame !== undefined) {
        const element = await tabs.front.waitForSelector(frame);
        const inner = await element?.contentFrame();
        if (!inner) throw new Error(`There is no frame at ${frame}.`);
        target = inner;
      }
      return (await target.evaluate(
        run as (...args: readonly unknown[]) => unknown,
        ...values,
      )) as never;
    },
    resize: (size) => tabs.front.setViewport(size),
    pdf: async () => Buffer.from(await tabs.front.pdf({ format: 'a4' })),
    close: () => browser.close(),
  };
}
