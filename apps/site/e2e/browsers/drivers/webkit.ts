import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, By, Key as Keys, type WebDriver } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import type { Driver, Key, LaunchOptions, Point, Size } from './driver.ts';

const KEYS: Readonly<Record<Key, string>> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Backspace: Keys.BACK_SPACE,
  End: Keys.END,
  ArrowUp: Keys.ARROW_UP,
  ' ': ' ',
};

/** Of the driver's start, and of a window's size and focus. */
const TIME_LIMIT_MS = 20_000;

const ROUTE: Size = { width: 3200, height: 2800 };

/**
 * Position of windows. Without a window manager the window under the pointer has the focus, and the pointer rests in
 * the middle of the display: over the toolbar, so that nothing on the page is hovered.
 */
const CORNER: Point = { x: ROUTE.width / 2 - 100, y: ROUTE.height / 2 - 10 };

/** The browser's toolbar would keep its window wider than a phone. */
const NARROW_TOOLBAR = 'button, entry, box { min-width: 0; padding: 0; margin: 0; border: 0; }';

/**
 * Launches the WebKit of a Linux system: WebKitGTK's own driver and MiniBrowser, on a virtual
 * display (Xvfb).
 */
export async function launchSystemWebKit(
  options: LaunchOptions & { readonly executablePath: string },
): Promise<Driver> {
  const configuration = mkdtempSync(path.join(tmpdir(), 'waypage-webkit-'));
  const toolkit = path.join(configuration, 'gtk-3.0');
  mkdirSync(toolkit);
  writeFileSync(path.join(toolkit, 'gtk.css'), NARROW_TOOLBAR);
  writeFileSync(
    path.join(toolkit, 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${options.reducedMotion ? '0' : '1'}\n`,
  );
  const display = await startDisplay();
  const service = new ServiceBuilder(options.executablePath)
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: configuration,
    })
    .build();
  const stop = async (): Promise<void> => {
    await service.kill();
    await stopProcess(display.server);
    rmSync(configuration, { recursive: true, force: true });
  };
  try {
    // With the URL of a running driver Selenium looks for none and downloads none.
    const browser = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(await service.start(TIME_LIMIT_MS))
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: miniBrowser(),
          args: [
            '--automation',
            // On a busy machine a response may arrive after the click's user activation has expired.
            '--javascript-can-open-windows-automatically=true',
            ...(options.colorScheme === 'dark' ? ['--dark-mode'] : []),
            ...(options.scripts ? [] : ['--enable-javascript=false']),
            ...(options.storage
              ? []
              : ['--enable-html5-local-storage=false', '--cookies-policy=never']),
          ],
        },
      })
      .build();
    return await driverOf(browser, async () => {
      await browser.quit().catch(() => undefined);
      await stop();
    });
  } catch (error) {
    await stop();
    throw error;
  }
}

async function driverOf(browser: WebDriver, close: () => Promise<void>): Promise<Driver> {
  const first = await browser.getWindowHandle();
  const version = (await browser.getCapabilities()).getBrowserVersion() ?? '';
  const evaluateHere = async <Result>(
    run: unknown,
    values: readonly unknown[],
  ): Promise<Result> => {
    const answer = await browser.executeAsyncScript<{ value: Result } | { error: string }>(
      `const done = arguments[arguments.length - 1];
        Promise.resolve()
          .then(() => (${String(run)})(...arguments[0]))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      values,
    );
    if ('error' in answer) throw new Error(answer.error);
    return answer.value;
  };
  const movesTo = ({ x, y }: Point, duration = 0) => ({
    x: Math.round(x),
    y: Math.round(y),
    duration,
  });
  const window = browser.manage().window();
  const setRect = async (rect: Partial<Point & Size>) =>
    window.setRect({ ...(await window.getRect()), ...rect });
  const press = (...keys: readonly string[]) =>
    browser
      .actions()
      .sendKeys(...keys)
      .perform();
  // The order of the handles does not show which is the newest.
  const others = async () =>
    (await browser.getAllWindowHandles()).filter((handle) => handle !== first);

  return {
    engine: 'webkit',
    version: `WebKitGTK ${version}`,
    async open(url) {
      await browser.get(url);
      // An open `<select>` popup of the previous page may still have the focus.
      const deadline = Date.now() + TIME_LIMIT_MS;
      while (!(await evaluateHere<boolean>(hasFocus, []))) {
        if (Date.now() > deadline) throw new Error(`The page ${url} does not get the focus.`);
        await setRect({ x: 0, y: 0 });
        await setRect(CORNER);
      }
    },
    async evaluate(run, values, frame) {
      if (frame === undefined) return evaluateHere(run, values);
      await browser.switchTo().frame(browser.findElement(By.css(frame)));
      try {
        return await evaluateHere(run, values);
      } finally {
        await browser.switchTo().defaultContent();
      }
    },
    click: (at) => browser.actions().move(movesTo(at)).press().release().perform(),
    drag: (from, to) =>
      browser
        .actions()
        .move(movesTo(from))
        .press()
        .move(movesTo({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, 50))
        .move(movesTo(to, 50))
        .release()
        .perform(),
    type: (text) => press(...text),
    press: (key) => press(KEYS[key]),
    async resize({ width, height }) {
      // The page is smaller than its window by the toolbar, and resizes some time after it.
      const deadline = Date.now() + TIME_LIMIT_MS;
      for (;;) {
        const [page, around] = await evaluateHere<[Size, Size]>(measureWindow, []);
        if (page.width === width && page.height === height) return;
        if (Date.now() > deadline) {
          throw new Error(
            `The page is ${page.width} × ${page.height} px and cannot be made ` +
              `${width} × ${height} px.`,
          );
        }
        await setRect({ ...CORNER, width: width + around.width, height: height + around.height });
      }
    },
    back: () => browser.navigate().back(),
    countTabs: async () => (await browser.getAllWindowHandles()).length,
    async toNewestTab() {
      await browser.switchTo().window((await others()).at(-1) ?? first);
    },
    async toFirstTab() {
      for (const other of await others()) {
        await browser.switchTo().window(other);
        await browser.close();
      }
      await browser.switchTo().window(first);
    },
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    pdf: () => Promise.resolve(undefined),
    close,
  };
}

const hasFocus = () => document.hasFocus();

function measureWindow(): [Size, Size] {
  return [
    { width: innerWidth, height: innerHeight },
    // One of the two sizes may not be updated yet.
    {
      width: Math.max(0, outerWidth - innerWidth),
      height: Math.max(0, outerHeight - innerHeight),
    },
  ];
}

/** Debian and Fedora install the browser in folders of their own. */
function miniBrowser(): string {
  const file = [
    'x86_64-linux-gnu/webkit2gtk-4.1',
    'aarch64-linux-gnu/webkit2gtk-4.1',
    '../libexec/webkit2gtk-4.1',
  ]
    .map((folder) => path.join('/usr/lib', folder, 'MiniBrowser'))
    .find((candidate) => existsSync(candidate));
  if (file === undefined)
    throw new Error('WebKitGTK has no MiniBrowser, so WebKit cannot be started.');
  return file;
}

async function startDisplay(): Promise<{ name: string; server: ChildProcess }> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', `${ROUTE.width}x${ROUTE.height}x24`],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = (await once(server.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, server };
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
