import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { precompress } from '#build/hosting/precompress.ts';
import { startSiteServer } from '#build/hosting/server.ts';
import { makeCertificate } from './certificate.ts';
import { makeFloorBuild } from './floor-build.ts';
import { countMachineryLines } from './machinery.ts';
import { measureInteractions } from './interactions.ts';
import { measureMainThread } from './main-thread.ts';
import { browserCommand, type BrowserCommand } from './browser.ts';
import { measure, type Device } from './measure.ts';
import { medians, type Measurement } from './measurement.ts';
import { measureNavigations } from './navigation.ts';
import { packageSizes } from './package-sizes.ts';
import type { Comparison, ReportInput } from './report.ts';
import { startTlsFronts } from './tls-fronts.ts';

/** Not a name: what a page of `localhost` says of encryption would hold for the hosts it talks to. */
export const BENCH_IP = '127.0.0.1';

const HOME = '/';

/** A page of each other screen. */
const OTHER_SCREENS = [
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

/** Search engines are told to leave these out, which Lighthouse takes for a fault. */
const NOT_INDEXED: readonly string[] = ['/sample/video/video-welcome', '/e404'];

const SITE = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

export interface BenchOptions {
  /** Folder of a production build. Default: the site's own. */
  readonly distFolder?: string;
  readonly chromePath: string;
  /** Where the page is served: the hosts it talks to answer to its own origin only. */
  readonly port: number;
  /** Ports of the local hosts that the page talks to; the build names their fronts (`tlsOrigin`). */
  readonly hostPorts: readonly number[];
  /** How often each page is loaded. Default: 5. */
  readonly runs?: number;
  /** Whether a page of each other screen is loaded too, as a phone does. Default: no. */
  readonly everyScreen?: boolean;
  /** Called with a short line on each loading. */
  readonly onProgress?: (line: string) => void;
}

/**
 * Measures the home page of a build, and other screens if asked, against their floors (quality goals, "Speed") and the packages
 * under it.
 */
export async function bench(options: BenchOptions): Promise<ReportInput> {
  const {
    distFolder = join(SITE, 'dist'),
    chromePath,
    port,
    hostPorts,
    runs = 5,
    everyScreen = false,
    onProgress = () => undefined,
  } = options;
  const packages = await packageSizes(SITE);
  await precompress(distFolder);
  const screens = everyScreen ? OTHER_SCREENS : [];
  const floorBuild = await makeFloorBuild(distFolder, [HOME, ...screens]);
  const certificate = await makeCertificate(BENCH_IP);
  const browser = browserCommand(chromePath, certificate.chromiumFlag);
  const closeFronts = await startTlsFronts(hostPorts, certificate);
  const [page, floor] = await Promise.all([
    startSiteServer(distFolder, port, certificate),
    startSiteServer(floorBuild.folder, 0, certificate),
  ]);
  try {
    const origins = { page: page.origin, floor: floor.origin };
    // Warms both servers, and the machine.
    for (const origin of Object.values(origins)) await measure(origin + HOME, 'mobile', browser);
    const comparisons: Comparison[] = [];
    for (const [address, device] of [
      [HOME, 'mobile'],
      [HOME, 'desktop'],
      ...screens.map((screen) => [screen, 'mobile'] as const),
    ] as const) {
      comparisons.push(await compare(address, device, origins, browser, runs, onProgress));
    }
    onProgress('work of the main thread');
    const mainThread = await measureMainThread(HOME, origins, browser, runs);
    onProgress('presses of links');
    const presses = await measureNavigations(page.origin, browser, runs);
    onProgress('handling of events');
    const interactions = await measureInteractions(page.origin, browser, runs);
    return {
      date: new Date().toISOString().slice(0, 10),
      versions: versions(chromePath),
      runs,
      comparisons,
      mainThread,
      presses,
      interactions,
      htmlBytes: (await stat(join(distFolder, 'index.html.br'))).size,
      packages,
      machineryLines: countMachineryLines(SITE),
    };
  } finally {
    closeFronts();
    await Promise.all([page.close(), floor.close(), floorBuild.remove()]);
  }
}

/** Page and floor alternately, so that a busy moment of the machine falls on both. */
async function compare(
  address: string,
  device: Device,
  origins: Readonly<Record<'page' | 'floor', string>>,
  browser: BrowserCommand,
  runs: number,
  onProgress: (line: string) => void,
): Promise<Comparison> {
  const page: Measurement[] = [];
  const floor: Measurement[] = [];
  const skipAudits = NOT_INDEXED.includes(address) ? ['is-crawlable'] : [];
  for (let run = 1; run <= runs; run += 1) {
    onProgress(`${address} ${device}, run ${run} of ${runs}`);
    page.push(await measure(origins.page + address, device, browser, skipAudits));
    floor.push(await measure(origins.floor + address, device, browser, skipAudits));
  }
  return { address, device, page: medians(page), floor: medians(floor) };
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
