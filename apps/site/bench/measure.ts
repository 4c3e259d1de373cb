import { killAll, launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';

import type { BrowserCommand } from './browser.ts';
import { summarizeRequests, type Measurement, type PageRequest } from './measurement.ts';

export type Device = 'mobile' | 'slow phone' | 'desktop';

/** Lighthouse's index of a phone of 150 euros: that of the machine divided by the slowdown of its CPU. */
const SLOW_INDEX = 350;

/** Of the last measurement. */
let machineIndex = 4 * SLOW_INDEX;

/** How much slower than this machine, when it was last measured, a phone of 150 euros is. */
export const slowdownOfCheapPhone = () => machineIndex / SLOW_INDEX;

/** The network of the mobile preset. */
const SLOW_4G = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
};

// Ends the browser however the process exits.
process.on('exit', killAll);

/** On a busy machine the browser sometimes loses its own trace. */
const ATTEMPTS = 3;

/**
 * Loads a page in a new browser with Lighthouse's preset for the device and simulated throttling; a slow phone is its
 * mobile preset with a CPU of the same speed on each machine.
 */
export async function measure(
  url: string,
  device: Device,
  browser: BrowserCommand,
  skipAudits: readonly string[] = [],
): Promise<Measurement> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await measureOnce(url, device, browser, skipAudits);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.warn(`${url} is being measured again:`, error);
    }
  }
}

async function measureOnce(
  url: string,
  device: Device,
  browser: BrowserCommand,
  skipAudits: readonly string[],
): Promise<Measurement> {
  const chrome = await launch({
    chromePath: browser.path,
    chromeFlags: ['--headless', ...browser.flags],
    logLevel: 'silent',
  });
  try {
    const run = await lighthouse(
      url,
      {
        port: chrome.port,
        logLevel: 'error',
        throttlingMethod: 'simulate',
        skipAudits: [...skipAudits],
        ...(device === 'slow phone' && {
          throttling: { ...SLOW_4G, cpuSlowdownMultiplier: slowdownOfCheapPhone() },
        }),
      },
      device === 'desktop' ? desktopConfig : undefined,
    );
    if (!run) throw new Error(`Lighthouse gave no result for ${url}. Run the command again.`);
    machineIndex = run.lhr.environment.benchmarkIndex;
    return readResult(run.lhr);
  } finally {
    chrome.kill();
  }
}

function readResult(result: Result): Measurement {
  const { audits, categories, environment, runtimeError, finalDisplayedUrl } = result;
  if (runtimeError) {
    throw new Error(
      `Lighthouse could not measure ${finalDisplayedUrl}: ${runtimeError.message} ` +
        'Check that the build opens in a browser, then run the command again.',
    );
  }
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const tasks = items(audits['long-tasks']) as readonly { duration: number }[];
  const [metrics] = items(audits['metrics']) as readonly { observedLoad: number }[];
  return {
    machine: environment.benchmarkIndex,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstContentfulPaint: value('first-contentful-paint'),
    largestContentfulPaint: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    mainThread: value('mainthread-work-breakdown'),
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    elements: value('dom-size-insight'),
    ...summarizeRequests(
      items(audits['network-requests']) as readonly PageRequest[],
      metrics?.observedLoad ?? 0,
    ),
  };
}

/** The details of an audit, which Lighthouse's own types do not declare. */
function items(audit: Result['audits'][string] | undefined): readonly unknown[] {
  return (audit?.details as { readonly items?: readonly unknown[] } | undefined)?.items ?? [];
}
