import { chromium, type Browser, type Page, type ViewportSize } from '@playwright/test';
import { medians } from './measurement.ts';

export interface BrowserCommand {
  readonly path: string;
  readonly flags: readonly string[];
}

export function openBrowser({ path, flags }: BrowserCommand): Promise<Browser> {
  return chromium.launch({ executablePath: path, args: [...flags] });
}

/** Slows down the CPU of a page by a factor. */
export async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  // The page waits for a visitor.
  await page.evaluate(() => dispatchEvent(new Event('pointerover')));
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === '');
}

interface Case<Label, Metrics> {
  /** What the report calls it. */
  readonly label: Label;
  readonly viewport: ViewportSize;
  readonly measure: (page: Page) => Promise<Metrics>;
}

/** Measures each case `runs` times in turn, each in a new window, and returns the labels with the medians. */
export async function measureInTurn<Label extends object, Metrics extends object>(
  command: BrowserCommand,
  runs: number,
  cases: readonly Case<Label, Metrics>[],
): Promise<readonly (Label & Metrics)[]> {
  const measured = cases.map((each) => ({ ...each, metrics: [] as Metrics[] }));
  const browser = await openBrowser(command);
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const { viewport, measure, metrics } of measured) {
        const context = await browser.newContext({ viewport });
        metrics.push(await measure(await context.newPage()));
        await context.close();
      }
    }
  } finally {
    await browser.close();
  }
  return measured.map(({ label, metrics }) => ({ ...label, ...medians(metrics) }));
}
