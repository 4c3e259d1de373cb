/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test';
import { measureInTurn, openHydrated, throttle, type BrowserCommand } from './browser.ts';

const SLOWDOWN = 4;
const WIDTHS = [1440, 390] as const;

/** In milliseconds. The browser does not report shorter events, which count as zero. */
const SHORTEST_MS = 16;

interface Scenario {
  readonly name: string;
  /** Default: home. */
  readonly url?: string;
  readonly section?: string;
  readonly act: (page: Page, island: Locator) => Promise<void>;
}

/** The longest event during an interaction, in milliseconds. */
interface EventTimings {
  /** From the event to the end of its handlers, including the wait for earlier work. */
  readonly handling: number;
  readonly handlers: number;
  /** From the event to the next paint, which the browser rounds to 8 ms. */
  readonly painted: number;
}

export interface Interaction extends EventTimings {
  readonly name: string;
  readonly width: number;
}

/** As short as between quick clicks, and long enough for the work that an event schedules. */
const PAUSE_MS = 150;

/** Typical time that a key or button is held; without it, the release would be queued behind the press. */
const PRESS_MS = 80;

const FRAME_MS = 16;
const DRAG_STEPS = 20;

async function click(control: Locator): Promise<void> {
  await control.hover();
  await control.page().waitForTimeout(PAUSE_MS);
  await control.click({ delay: PRESS_MS });
  await control.page().waitForTimeout(PAUSE_MS);
}

async function pressKeys(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key, { delay: PRESS_MS });
    await page.waitForTimeout(PAUSE_MS);
  }
}

const summary = (page: Page, text: string) =>
  page.locator('header summary').filter({ hasText: text, visible: true });

async function drag(page: Page, list: Locator): Promise<void> {
  const box = await list.boundingBox();
  if (!box) throw new Error('The samples have no box on the page, so nothing can be dragged.');
  const y = box.y + 120;
  const [from, to] = [box.x + box.width * 0.8, box.x + box.width * 0.1];
  await page.mouse.move(from, y);
  await page.waitForTimeout(PAUSE_MS);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  for (let step = 1; step <= DRAG_STEPS; step += 1) {
    await page.mouse.move(from + ((to - from) * step) / DRAG_STEPS, y);
    await page.waitForTimeout(FRAME_MS);
  }
  await page.mouse.up();
  await page.waitForTimeout(PAUSE_MS);
}

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'claim, typing',
    async act(page) {
      await page.locator('input[name=path]').focus();
      await pressKeys(page, 'L', 'u', 'm', 'b', 'r', 'e', '-', 'Backspace');
    },
  },
  {
    name: 'claim, submitting',
    async act(page) {
      await page.locator('input[name=path]').fill('Lumbre');
      await page.waitForTimeout(PAUSE_MS);
      await pressKeys(page, 'Enter');
      await click(page.locator('#hero form button[type=submit]'));
    },
  },
  {
    name: 'menu',
    async act(page) {
      await click(summary(page, (page.viewportSize()?.width ?? 0) < 1024 ? 'Menu' : 'Tools'));
      for (const text of ['Tools', 'Templates']) {
        const opener = summary(page, text);
        const isOpen = await opener.evaluate((element) => element.closest('details')?.open);
        if (!isOpen) await click(opener);
        const links = page.locator('header details[open] a').filter({ visible: true });
        for (const link of (await links.all()).slice(0, 4)) {
          await link.hover();
          await page.waitForTimeout(PAUSE_MS);
        }
        await opener.focus();
        await pressKeys(page, 'Tab', 'Tab', 'Tab');
      }
      await pressKeys(page, 'Escape');
    },
  },
  {
    name: 'tabs of page types',
    section: 'page-types',
    async act(page, island) {
      const tabs = island.getByRole('tab');
      for (const index of [1, 3, 4]) await click(tabs.nth(index));
      await pressKeys(page, 'ArrowDown', 'ArrowRight');
    },
  },
  {
    name: 'carousel, buttons',
    section: 'samples',
    async act(_page, island) {
      for (const name of ['More samples', 'More samples', 'Earlier samples']) {
        await click(island.getByRole('button', { name }));
      }
    },
  },
  {
    name: 'carousel, dragging',
    section: 'samples',
    act: (page, island) => drag(page, island.getByRole('list').first()),
  },
  {
    name: 'prices by month and year',
    section: 'pricing',
    async act(_page, island) {
      for (const period of ['Annual', 'Monthly']) {
        await click(island.getByText(period, { exact: true }));
      }
    },
  },
  {
    name: 'questions',
    section: 'faq',
    async act(_page, island) {
      for (const index of [0, 2, 2]) await click(island.locator('summary').nth(index));
    },
  },
  {
    name: 'print planner',
    url: '/print-planner',
    async act(page) {
      await page.getByRole('slider').focus();
      await pressKeys(page, 'ArrowRight', 'ArrowRight', 'End');
      await page.getByRole('textbox', { name: 'What the code contains' }).focus();
      await pressKeys(page, 'End', 'a', 'b', 'c');
      await click(page.getByText('Small', { exact: true }));
    },
  },
];

declare global {
  var eventTimings: EventTimings[];
}

function recordEvents(shortestMs: number): void {
  globalThis.eventTimings = [];
  const options: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: 'event',
    durationThreshold: shortestMs,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      // Its timestamp is that of the press, so the time that the button is held would count.
      if (entry.name === 'dragstart') continue;
      globalThis.eventTimings.push({
        handling: entry.processingEnd - entry.startTime,
        handlers: entry.processingEnd - entry.processingStart,
        painted: entry.duration,
      });
    }
  }).observe(options);
}

async function measureOnce(
  page: Page,
  origin: string,
  { url = '/', section, act }: Scenario,
): Promise<EventTimings> {
  await openHydrated(page, origin + url);
  const island = page.locator(section === undefined ? 'main' : `[id="${section}"]`);
  if (section !== undefined) {
    await island.scrollIntoViewIfNeeded();
    await page.locator(`[data-island="${section}"][data-hydrated]`).waitFor({ state: 'attached' });
  }
  // Everything in view hydrates first.
  await page.waitForTimeout(1000);
  await throttle(page, SLOWDOWN);
  await page.evaluate(recordEvents, SHORTEST_MS);
  await act(page, island);
  await page.waitForTimeout(PAUSE_MS);
  const timings = await page.evaluate(() => globalThis.eventTimings);
  const longest = (metric: keyof EventTimings) =>
    Math.max(0, ...timings.map((event) => event[metric]));
  return {
    handling: longest('handling'),
    handlers: longest('handlers'),
    painted: longest('painted'),
  };
}

/** Runs each interaction `runs` times in turn, each in a new window, and returns the medians. */
export async function measureInteractions(
  origin: string,
  command: BrowserCommand,
  runs: number,
): Promise<readonly Interaction[]> {
  const cases = WIDTHS.flatMap((width) =>
    SCENARIOS.map((scenario) => ({
      label: { name: scenario.name, width },
      viewport: { width, height: 900 },
      measure: (page: Page) => measureOnce(page, origin, scenario),
    })),
  );
  return measureInTurn(command, runs, cases);
}
