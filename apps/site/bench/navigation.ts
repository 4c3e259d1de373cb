/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { openBrowser, type BrowserCommand } from './browser.ts';

/** CPU slowdown factors: the machine itself, and a cheap phone. */
export const SLOWDOWNS = [1, 4] as const;

export type Slowdown = (typeof SLOWDOWNS)[number];

const WAYS = [
  ['/', '/samples'],
  ['/', '/qrcode-types'],
  ['/samples', '/s/pricing'],
  ['/samples', '/'],
  ['/solutions', '/solutions/website'],
  ['/qrcode-types', '/print-planner'],
] as const;

export interface Click {
  readonly way: string;
  readonly slowdown: Slowdown;
  /** From the click to the paint of the new page. */
  readonly painted: number;
  /** The longest task during the navigation and the second after it. */
  readonly longestTask: number;
}

async function click(
  page: Page,
  origin: string,
  [from, to]: (typeof WAYS)[number],
  slowdown: Slowdown,
): Promise<Click> {
  await page.goto(origin + from);
  // The page waits for a visitor.
  await page.evaluate(() => dispatchEvent(new Event('pointerover')));
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === '');
  // Everything in view hydrates first.
  await page.waitForTimeout(1000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const metrics = await page.evaluate(async (url) => {
    const link = [...document.querySelectorAll('a')].find(
      ({ origin: host, pathname, target }) =>
        host === location.origin && pathname === url && target === '',
    );
    if (!link) throw new Error(`No link leads to ${url}.`);
    const before = document.querySelector('h1');
    let longestTask = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
    });
    observer.observe({ type: 'longtask' });
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    // A short hover before a click, which preloads the page.
    await new Promise((resolve) => setTimeout(resolve, 600));
    longestTask = 0;
    const start = performance.now();
    link.click();
    const painted = await new Promise<number>((resolve) => {
      function check(): void {
        const heading = document.querySelector('h1');
        if (heading && heading !== before) {
          // Messages are handled after the frame is painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          port2.postMessage(undefined);
        } else requestAnimationFrame(check);
      }
      requestAnimationFrame(check);
    });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return { painted, longestTask };
  }, to);
  await session.detach();
  return { way: `${from} to ${to}`, slowdown, ...metrics };
}

/** Clicks each link at each speed, `runs` times in turn, each in a new window. */
export async function measureNavigations(
  origin: string,
  command: BrowserCommand,
  runs: number,
): Promise<readonly Click[]> {
  const browser = await openBrowser(command);
  try {
    const clicks: Click[] = [];
    for (let run = 0; run < runs; run += 1) {
      for (const way of WAYS) {
        for (const slowdown of SLOWDOWNS) {
          const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
          clicks.push(await click(await context.newPage(), origin, way, slowdown));
          await context.close();
        }
      }
    }
    return clicks;
  } finally {
    await browser.close();
  }
}
