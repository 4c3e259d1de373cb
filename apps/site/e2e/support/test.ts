import {
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { APP_HOST } from './ports.ts';

interface Watch {
  /** Console messages, uncaught errors, policy violations and requests to foreign hosts. */
  readonly complaints: string[];
  /** Messages of complaints that a test brings about on purpose. */
  expectComplaint(pattern: RegExp): void;
}

const OWN_HOSTS = /^(?:https?:\/\/localhost:\d+\/|data:|blob:|about:)/;

function watch(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    complaints.push(`uncaught: ${error.error().message}`);
  });
  context.on('request', (request) => {
    if (!OWN_HOSTS.test(request.url())) complaints.push(`foreign request: ${request.url()}`);
  });
}

/**
 * Leaves a page for a file of its origin, and empties the storage there. A page stores what was typed when it is left; where it leads to
 * another origin, that may happen later than Playwright empties a shared context.
 */
async function leave(page: Page): Promise<void> {
  try {
    await page.goto(new URL('/robots.txt', page.url()).href);
    await page.evaluate(() => {
      sessionStorage.clear();
    });
  } catch {
    // A test may have taken the network, the page or its storage away.
    await page.goto('about:blank').catch(() => undefined);
  }
}

/** Every test of a page also promises that the page has nothing to complain about. */
export const test = base.extend<{ watched: Watch }>({
  watched: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const expected: RegExp[] = [];
      watch(context, complaints);
      await use({
        complaints,
        expectComplaint(pattern) {
          expected.push(pattern);
        },
      });
      const unexpected = complaints.filter(
        (text) => !expected.some((pattern) => pattern.test(text)),
      );
      for (const page of context.pages()) await leave(page);
      expect(unexpected, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the page answers to clicks by itself. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === '');
}

/** Opens a URL and waits until it is hydrated. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** The part of the home page with an id. */
export function sectionOf(page: Page, id: string): Locator {
  return page.locator(`[id="${id}"]`);
}

/** Waits until a part of the page that is near has its code. */
export async function islandHydrated(page: Page, name: string): Promise<void> {
  await page.locator(`[data-island="${name}"][data-hydrated]`).waitFor({ state: 'attached' });
}

/** Asks for every part of the page, as if each had come into the window. */
export async function requestIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-island]')) {
      part.dispatchEvent(new Event('island-needed'));
    }
  });
}

/** Has every part of the page hydrated. */
export async function hydrateIslands(page: Page): Promise<void> {
  await requestIslands(page);
  await page.waitForFunction(
    () => document.querySelector('[data-island]:not([data-hydrated])') === null,
  );
}

/** Waits until the next frame has been painted. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve();
          });
        });
      }),
  );

/** By how many pixels the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Scrolls to a part of the home page and waits until it is hydrated. */
export async function scrollToIsland(page: Page, id: string): Promise<Locator> {
  const section = sectionOf(page, id);
  await section.scrollIntoViewIfNeeded();
  await islandHydrated(page, id);
  return section;
}

/** Opens the home page in a language at one of its sections and waits until that is hydrated. */
export async function openSection(page: Page, id: string, locale = ''): Promise<Locator> {
  await open(page, `${locale}/`);
  return scrollToIsland(page, id);
}

/** How the sandbox is to answer wrongly (docs of the sandbox: `src/failures/failure-rule.ts`). */
export interface Failure {
  readonly kind:
    | 'delay'
    | 'hang'
    | 'drip'
    | 'status'
    | 'truncated'
    | 'broken-json'
    | 'html'
    | 'mistyped'
    | 'missing'
    | 'null'
    | 'empty'
    | 'no-content'
    | 'reset'
    | 'json';
  readonly status?: number;
  readonly json?: unknown;
  readonly delayMs?: number;
  readonly times?: number;
  /** Only calls whose body contains this: for those that share a URL. */
  readonly bodyContains?: string;
  /** Only calls of a browser that names itself with this: for those that share a body too. */
  readonly userAgentContains?: string;
}

/** Makes the sandbox answer calls to a URL with a failure. */
export async function setFailureAt(page: Page, url: string, failure: Failure): Promise<void> {
  const response = await page.request.post(`${APP_HOST}/__sandbox/faults`, {
    data: { match: url, ...failure },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Takes away the failures that were set for the browser of one test. */
export async function clearFailures(page: Page, userAgentContains: string): Promise<void> {
  await page.request.delete(`${APP_HOST}/__sandbox/faults`, { params: { userAgentContains } });
}

const statusUrl = (path: string) => `/api/qr-data/${path}/status`;

/** Makes the sandbox answer the check of one path with a failure. Each test uses a path of its own. */
export async function setFailure(page: Page, path: string, failure: Failure): Promise<void> {
  await setFailureAt(page, statusUrl(path), failure);
}

/** How often the check of one path has reached the sandbox. */
export async function countChecks(page: Page, path: string): Promise<number> {
  const response = await page.request.get(`${APP_HOST}/__sandbox/requests`, {
    params: { path: statusUrl(path) },
  });
  const { count } = (await response.json()) as { count: number };
  return count;
}

let lastPath = 0;

/** A path that no other test uses. */
export function freshPath(prefix = 'p'): string {
  lastPath += 1;
  return `${prefix}${String(process.pid)}_${String(lastPath)}`.slice(0, 20);
}
