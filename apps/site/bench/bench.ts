import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { precompress } from '#build/hosting/precompress.ts';
import { startSiteServer } from '#build/hosting/server.ts';
import { makeCertificate, startTlsProxies } from './tls-proxies.ts';
import { makeBaselineBuild } from './baseline-build.ts';
import { measureFirstTouches } from './first-touch.ts';
import { countRuntimeLines } from './runtime.ts';
import { measureInteractions } from './interactions.ts';
import { measureMainThread } from './main-thread.ts';
import type { BrowserCommand } from './browser.ts';
import { CHROMIUM_FLAGS } from '@waypage/scripts/chromium-flags.ts';
import { measure, slowdownOfCheapPhone, type Device } from './measure.ts';
import { medians, type Measurement } from './measurement.ts';
import { measureNavigations } from './navigation.ts';
import { packageSizes } from './package-sizes.ts';
import type { Comparison, ReportInput } from './report.ts';

/** Not a name: the HSTS header of a page on `localhost` would also apply to the hosts that it requests. */
export const BENCH_IP = '127.0.0.1';

const HOME = '/';

const OTHER_PAGES = [
  '/samples',
  '/qrcode-types',
  '/qrcode-types/vcard-plus',
  '/solutions',
  '/solutions/pet-id',
  '/print-planner',
  '/plans',
  '/check-a-code',
  '/print-kit',
  '/before-you-print',
  '/quality',
  '/s',
  '/sample/video/video-welcome',
  '/e404',
];

/** These have `noindex`, which Lighthouse reports as an error. */
const NOT_INDEXED: readonly string[] = ['/sample/video/video-welcome', '/e404'];

const SITE = join(import.meta.dirname, '..');

export interface BenchOptions {
  readonly distFolder: string;
  readonly chromePath: string;
  /** Port of the page's own origin, the only one that the hosts allow. */
  readonly port: number;
  /**
   * Ports of the local hosts that the page requests; the build contains the origins of their TLS proxies (`tlsOrigin`).
   */
  readonly hostPorts: readonly number[];
  /** Loads per page. */
  readonly runs: number;
  /** Whether the other pages are measured too, on the mobile preset. */
  readonly everyPage: boolean;
  /** Another site, compared with home in place of its baseline on a slow phone. */
  readonly peerUrl?: string | undefined;
}

/**
 * Measures the home page of a build, and optionally other pages, against their baselines (quality goals, "Speed"), plus
 * the packages below it.
 */
export async function bench(options: BenchOptions): Promise<ReportInput> {
  const { distFolder, chromePath, port, hostPorts, runs, everyPage, peerUrl } = options;
  const packages = await packageSizes(SITE);
  await precompress(distFolder);
  const routes = everyPage ? OTHER_PAGES : [];
  const baselineBuild = await makeBaselineBuild(distFolder, [HOME, ...routes]);
  const certificate = await makeCertificate(BENCH_IP);
  const browser = {
    path: chromePath,
    flags: [...CHROMIUM_FLAGS, certificate.chromiumFlag],
  };
  const closeProxies = await startTlsProxies(hostPorts, certificate);
  const [page, baseline] = await Promise.all([
    startSiteServer(distFolder, port, certificate),
    startSiteServer(baselineBuild.folder, 0, certificate),
  ]);
  try {
    const origins = { page: page.origin, baseline: baseline.origin };
    for (const origin of Object.values(origins)) await measure(origin + HOME, 'mobile', browser);
    const comparisons: Comparison[] = [];
    for (const [url, device] of [
      [HOME, 'mobile'],
      [HOME, 'slow phone'],
      [HOME, 'desktop'],
      ...routes.map((route) => [route, 'slow phone'] as const),
    ] as const) {
      const isPeerCompared = url === HOME && device === 'slow phone';
      const baselineUrl = (isPeerCompared ? peerUrl : undefined) ?? origins.baseline + url;
      comparisons.push(await compare(url, device, origins.page, baselineUrl, browser, runs));
    }
    console.log('work of the main thread');
    const mainThread = await measureMainThread(HOME, origins, browser, runs);
    console.log('clicks on links');
    const clicks = await measureNavigations(page.origin, browser, runs);
    console.log('handling of events');
    const interactions = await measureInteractions(page.origin, browser, runs);
    console.log('first touches');
    const slowdown = slowdownOfCheapPhone();
    const touches = await measureFirstTouches(page.origin + HOME, browser, runs, slowdown);
    return {
      date: new Date().toISOString().slice(0, 10),
      versions: versions(chromePath),
      runs,
      comparisons,
      mainThread,
      clicks,
      interactions,
      touches,
      htmlBytes: (await stat(join(distFolder, 'index.html.br'))).size,
      packages,
      runtimeLines: countRuntimeLines(SITE),
    };
  } finally {
    closeProxies();
    await Promise.all([page.close(), baseline.close(), baselineBuild.remove()]);
  }
}

/** Alternates page and baseline, so that a busy moment of the machine affects both. */
async function compare(
  url: string,
  device: Device,
  origin: string,
  baselineUrl: string,
  browser: BrowserCommand,
  runs: number,
): Promise<Comparison> {
  const page: Measurement[] = [];
  const baseline: Measurement[] = [];
  const skipAudits = NOT_INDEXED.includes(url) ? ['is-crawlable'] : [];
  for (let run = 1; run <= runs; run += 1) {
    const measured = await measure(origin + url, device, browser, skipAudits);
    const { performance, machine } = measured;
    console.log(
      `${url} ${device}, run ${run} of ${runs}: performance ${performance}, speed of the machine ${machine}`,
    );
    page.push(measured);
    baseline.push(await measure(baselineUrl, device, browser, skipAudits));
  }
  return { url, device, page: medians(page), baseline: medians(baseline) };
}

function versions(chromePath: string): Record<string, string> {
  const file = createRequire(import.meta.url).resolve('lighthouse/package.json');
  const lighthouse = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string };
  const chrome = execFileSync(chromePath, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return {
    Lighthouse: lighthouse.version,
    Chromium: /\d[\d.]*/.exec(chrome)?.[0] ?? 'of unknown version',
    Node: process.versions.node,
  };
}
