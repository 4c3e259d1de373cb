import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Driver, Key, LaunchOptions, Point, Size } from './driver.ts';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  Backspace: '\uE003',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

const START_MS = 20_000;
const SIZED_WITHIN_MS = 20_000;
const FOCUSED_WITHIN_MS = 20_000;

const ROUTE: Size = { width: 3200, height: 2800 };

/**
 * Position of windows. Without a window manager the window under the pointer has the focus, and the pointer rests in
 * the middle of the display: over the toolbar, so that nothing on the page is hovered.
 */
const CORNER: Point = { x: ROUTE.width / 2 - 100, y: ROUTE.height / 2 - 10 };

/** The browser's toolbar would keep its window wider than a phone. */
const NARROW_TOOLBAR = 'button, entry, box { min-width: 0; padding: 0; margin: 0; border: 0; }';

type Call = <Result>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<Result>;

/**
 * Launches the WebKit of a Linux system: WebKitGTK's own driver and MiniBrowser through plain WebDriver, on a virtual
 * display (Xvfb).
 */
export async function launchSystemWebKit(options: LaunchOptions): Promise<Driver> {
  const configuration = mkdtempSync(path.join(tmpdir(), 'waypage-webkit-'));
  const toolkit = path.join(configuration, 'gtk-3.0');
  mkdirSync(toolkit);
  writeFileSync(path.join(toolkit, 'gtk.css'), NARROW_TOOLBAR);
  writeFileSync(
    path.join(toolkit, 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${options.reducedMotion ? '0' : '1'}\n`,
  );
  const screen = await startScreen();
  const port = await freePort();
  const service = spawn(options.executablePath ?? 'WebKitWebDriver', [`--port=${String(port)}`], {
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: configuration,
    },
    stdio: 'ignore',
  });

  const stop = async (): Promise<void> => {
    await stopProcess(service);
    await stopProcess(screen.server);
    rmSync(configuration, { recursive: true, force: true });
  };
  try {
    const server: Call = (method, url, body) =>
      send(`http://127.0.0.1:${String(port)}${url}`, method, body);
    await untilReady(server);
    const { sessionId, capabilities } = await server<{
      sessionId: string;
      capabilities: { browserVersion: string };
    }>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
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
        },
      },
    });
    const call: Call = (method, url, body) => server(method, `/session/${sessionId}${url}`, body);
    const first = await call<string>('GET', '/window');
    return driverOf(call, first, `WebKitGTK ${capabilities.browserVersion}`, async () => {
      await call('DELETE', '').catch(() => undefined);
      await stop();
    });
  } catch (error) {
    await stop();
    throw error;
  }
}

function driverOf(call: Call, first: string, version: string, close: () => Promise<void>): Driver {
  const evaluateHere = async <Result>(
    run: unknown,
    values: readonly unknown[],
  ): Promise<Result> => {
    const answer = await call<{ value: Result } | { error: string }>('POST', '/execute/async', {
      script: `const done = arguments[arguments.length - 1];
        Promise.resolve()
          .then(() => (${String(run)})(...arguments[0]))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args: [values],
    });
    if ('error' in answer) throw new Error(answer.error);
    return answer.value;
  };
  const perform = async (actions: unknown): Promise<void> => {
    await call('POST', '/actions', { actions });
  };
  const movesTo = ({ x, y }: Point, duration = 0) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration,
  });
  const pointer = (...actions: readonly unknown[]) =>
    perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  const DOWN = { type: 'pointerDown', button: 0 };
  const UP = { type: 'pointerUp', button: 0 };
  const keys = (messages: readonly string[]) =>
    perform([
      {
        type: 'key',
        id: 'keyboard',
        actions: messages.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ]);
  const handles = () => call<string[]>('GET', '/window/handles');
  // The order of the handles does not show which is the newest.
  const others = async () => (await handles()).filter((handle) => handle !== first);
  const switchTo = (handle: string) => call('POST', '/window', { handle });

  return {
    engine: 'webkit',
    version,
    async open(url) {
      await call('POST', '/url', { url: url });
      // An open `<select>` popup of the previous page may still have the focus.
      const deadline = Date.now() + FOCUSED_WITHIN_MS;
      while (!(await evaluateHere<boolean>(hasFocus, []))) {
        if (Date.now() > deadline) throw new Error(`The page ${url} does not get the focus.`);
        await call('POST', '/window/rect', { x: 0, y: 0 });
        await call('POST', '/window/rect', CORNER);
      }
    },
    async evaluate(run, values, frame) {
      if (frame === undefined) return evaluateHere(run, values);
      const element = await call<unknown>('POST', '/element', {
        using: 'css selector',
        value: frame,
      });
      await call('POST', '/frame', { id: element });
      try {
        return await evaluateHere(run, values);
      } finally {
        await call('POST', '/frame', { id: null });
      }
    },
    click: (at) => pointer(movesTo(at), DOWN, UP),
    drag: (from, to) =>
      pointer(
        movesTo(from),
        DOWN,
        movesTo({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, 50),
        movesTo(to, 50),
        UP,
      ),
    type: (text) => keys([...text]),
    press: (key) => keys([KEYS[key]]),
    async resize({ width, height }) {
      // The page is smaller than its window by the toolbar, and resizes some time after it.
      const deadline = Date.now() + SIZED_WITHIN_MS;
      for (;;) {
        const [page, around] = await evaluateHere<[Size, Size]>(measureWindow, []);
        if (page.width === width && page.height === height) return;
        if (Date.now() > deadline) {
          throw new Error(
            `The page is ${String(page.width)} × ${String(page.height)} px and cannot be made ` +
              `${String(width)} × ${String(height)} px.`,
          );
        }
        await call('POST', '/window/rect', {
          ...CORNER,
          width: width + around.width,
          height: height + around.height,
        });
      }
    },
    async back() {
      await call('POST', '/back', {});
    },
    async forward() {
      await call('POST', '/forward', {});
    },
    countTabs: async () => (await handles()).length,
    async toNewestTab() {
      await switchTo((await others()).at(-1) ?? first);
    },
    async toFirstTab() {
      for (const other of await others()) {
        await switchTo(other);
        await call('DELETE', '/window');
      }
      await switchTo(first);
    },
    screenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
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

async function send<Result>(url: string, method: string, body: unknown): Promise<Result> {
  const response = await fetch(url, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Result };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebDriver: ${method} ${url}: ${error}. ${message}`);
}

async function untilReady(server: Call): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    try {
      await server('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
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

async function startScreen(): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn(
    'Xvfb',
    [
      ...['-displayfd', '3', '-nolisten', 'tcp'],
      ...['-screen', '0', `${String(ROUTE.width)}x${String(ROUTE.height)}x24`],
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = (await once(server.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, server };
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
