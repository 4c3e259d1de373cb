import { launch, type Frame } from 'puppeteer-core';
import type { Driver, Key, LaunchOptions } from './driver.ts';

/** The Firefox of the system, by WebDriver BiDi: Playwright drives a Firefox of its own only. */
export async function launchSystemFirefox(options: LaunchOptions): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    ...(options.executablePath !== undefined && { executablePath: options.executablePath }),
    defaultViewport: null,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': options.colorScheme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': options.reducedMotion ? 1 : 0,
      'javascript.enabled': options.scripts,
      // On a busy machine the answer may come when the press is no longer fresh.
      'dom.disable_open_during_load': false,
      ...(!options.storage && { 'network.cookie.cookieBehavior': 2 }),
    },
  });
  let page = (await browser.pages())[0] ?? (await browser.newPage());
  const newest = async () => (await browser.pages()).at(-1) ?? page;

  return {
    engine: 'firefox',
    version: (await browser.version()).replace('/', ' '),
    async open(address) {
      await page.goto(address);
    },
    async evaluate(run, values, frame) {
      let place: Frame = page.mainFrame();
      if (frame !== undefined) {
        const element = await page.waitForSelector(frame);
        const inner = await element?.contentFrame();
        if (!inner) throw new Error(`There is no frame at ${frame}.`);
        place = inner;
      }
      return (await place.evaluate(
        run as (...given: readonly unknown[]) => unknown,
        ...values,
      )) as never;
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
    press: (key: Key) => page.keyboard.press(key),
    resize: (size) => page.setViewport(size),
    async back() {
      await page.goBack();
    },
    async forward() {
      await page.goForward();
    },
    async reload() {
      await page.reload();
    },
    countTabs: async () => (await browser.pages()).length,
    async toNewestTab() {
      page = await newest();
      await page.bringToFront();
    },
    async toFirstTab() {
      const [first, ...others] = await browser.pages();
      for (const other of others) await other.close();
      if (first) page = first;
      await page.bringToFront();
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    pdf: async () => Buffer.from(await page.pdf({ format: 'a4' })),
    close: () => browser.close(),
  };
}
