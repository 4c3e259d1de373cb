/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { measureInTurn, openHydrated, throttle, type BrowserCommand } from './browser.ts';

/** CPU slowdown factors: the machine itself, and a cheap phone. */
export const SLOWDOWNS = [1, 4] as const;

export type Slowdown = (typeof SLOWDOWNS)[number];

const NAVIGATIONS = [
  ['/', '/samples'],
  ['/', '/qrcode-types'],
  ['/samples', '/s/pricing'],
  ['/samples', '/'],
  ['/solutions', '/solutions/website'],
  ['/qrcode-types', '/print-planner'],
] as const;

interface Times {
  /** From the click to the paint of the new page. */
  readonly painted: number;
  /** The longest task during the navigation and the second after it. */
  readonly longestTask: number;
}

export interface Click extends Times {
  readonly way: string;
  readonly slowdown: Slowdown;
}

async function click(
  page: Page,
  origin: string,
  [from, to]: (typeof NAVIGATIONS)[number],
  slowdown: Slowdown,
): Promise<Times> {
  await openHydrated(page, origin + from);
  // Everything in view hydrates first.
  await page.waitForTimeout(1000);
  await throttle(page, slowdown);
  return page.evaluate(async (url) => {
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
}

/** Clicks each link at each speed, `runs` times in turn, each in a new window, and returns the medians. */
export async function measureNavigations(
  origin: string,
  command: BrowserCommand,
  runs: number,
): Promise<readonly Click[]> {
  const cases = NAVIGATIONS.flatMap((navigation) =>
    SLOWDOWNS.map((slowdown) => ({
      label: { way: navigation.join(' to '), slowdown },
      viewport: { width: 1440, height: 900 },
      measure: (page: Page) => click(page, origin, navigation, slowdown),
    })),
  );
  return measureInTurn(command, runs, cases);
}
