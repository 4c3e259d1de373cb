import { chromium, firefox, webkit, type BrowserContext } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../../chromium-flags.ts';
import type { Driver, EngineName, LaunchOptions } from './driver.ts';

const TYPES = { chromium, firefox, webkit };

/** A browser that Playwright drives: any Chromium, and the Firefox and WebKit that it builds itself. */
export async function launchPlaywright(
  engine: EngineName,
  options: LaunchOptions,
): Promise<Driver> {
  const browser = await TYPES[engine].launch({
    ...(options.executablePath !== undefined && { executablePath: options.executablePath }),
    ...(engine === 'chromium' && { args: CHROMIUM_FLAGS }),
  });
  const context = await browser.newContext({
    colorScheme: options.colorScheme,
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    javaScriptEnabled: options.scripts,
  });
  if (!options.storage) await blockStorage(context);
  let page = await context.newPage();

  return {
    engine,
    version: `${engine} ${browser.version()}`,
    async open(address) {
      await page.goto(address);
    },
    async evaluate(run, values, frame) {
      let place = page.mainFrame();
      if (frame !== undefined) {
        const inner = await (await page.waitForSelector(frame)).contentFrame();
        if (!inner) throw new Error(`There is no frame at ${frame}.`);
        place = inner;
      }
      // Playwright passes one value on, so the others go with it.
      return place.evaluate(`(${String(run)})(...${JSON.stringify(values)})`);
    },
    movePointer: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 10 });
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (size) => page.setViewportSize(size),
    async back() {
      await page.goBack();
    },
    async forward() {
      await page.goForward();
    },
    async reload() {
      await page.reload();
    },
    countTabs: () => Promise.resolve(context.pages().length),
    async toNewestTab() {
      page = context.pages().at(-1) ?? page;
      await page.bringToFront();
    },
    async toFirstTab() {
      const [first, ...others] = context.pages();
      for (const other of others) await other.close();
      if (first) page = first;
      await page.bringToFront();
    },
    screenshot: () => page.screenshot(),
    pdf: async () => (engine === 'chromium' ? page.pdf({ format: 'A4' }) : undefined),
    close: () => browser.close(),
  };
}

/** As a browser does that refuses all storage. */
async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
    }
  });
}
