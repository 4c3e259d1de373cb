import { openBrowser, throttle, type BrowserCommand } from './browser.ts';
import { median } from './measurement.ts';

const SLOWDOWN = 4;

/** The phone of Lighthouse's mobile preset. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Time after the last request until the page is hydrated and idle. */
const REST_MS = 3000;

/** Times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: {
    readonly data?: {
      readonly documentLoaderURL?: string;
      readonly isOutermostMainFrame?: boolean;
    };
  };
}

/**
 * Returns the main-thread work of a page in milliseconds: the sum of its top-level tasks (`RunTask`) since the start of
 * the navigation to a URL.
 */
function mainThreadWork(events: readonly TraceEvent[], url: string): number {
  const start = events.find(
    ({ name, args }) =>
      name === 'navigationStart' &&
      args?.data?.isOutermostMainFrame === true &&
      args.data.documentLoaderURL === url,
  );
  if (!start) throw new Error(`The trace has no navigation to ${url}. Run the command again.`);
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'RunTask' && pid === start.pid && tid === start.tid && ts >= start.ts,
  );
  return tasks.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000;
}

async function measureOnce(url: string, command: BrowserCommand): Promise<number> {
  const browser = await openBrowser(command);
  try {
    const page = await browser.newPage(PHONE);
    await throttle(page, SLOWDOWN);
    await browser.startTracing(page, {
      categories: [
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'blink.user_timing',
      ],
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(REST_MS);
    const trace = await browser.stopTracing();
    const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
    return mainThreadWork(traceEvents, url);
  } finally {
    await browser.close();
  }
}

export type MainThreadWork = Readonly<Record<'page' | 'baseline', number>>;

/**
 * Loads a page and its baseline in turn, `runs` times, each in a new browser that emulates a phone with a 4× slower
 * CPU, until they are idle. Returns the medians of their main-thread work.
 */
export async function measureMainThread(
  url: string,
  origins: Readonly<Record<keyof MainThreadWork, string>>,
  command: BrowserCommand,
  runs: number,
): Promise<MainThreadWork> {
  const page: number[] = [];
  const baseline: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    page.push(await measureOnce(origins.page + url, command));
    baseline.push(await measureOnce(origins.baseline + url, command));
  }
  return { page: median(page), baseline: median(baseline) };
}
