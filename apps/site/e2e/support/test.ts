import {
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';

interface Watch {
  readonly complaints: string[];
  expectComplaint(pattern: RegExp): void;
}

const LOCAL_HOSTS = /^(?:https?:\/\/localhost:\d+\/|data:|blob:|about:)/;

function watch(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    complaints.push(`uncaught: ${error.error().message}`);
  });
  context.on('request', (request) => {
    if (!LOCAL_HOSTS.test(request.url())) complaints.push(`foreign request: ${request.url()}`);
  });
}

/**
 * Navigates to a file of the same origin and clears the storage there. A page stores form values when it is left; with
 * a cross-origin navigation that may happen after Playwright has cleared a shared context.
 */
async function leave(page: Page): Promise<void> {
  try {
    await page.goto(new URL('/robots.txt', page.url()).href);
    await page.evaluate(() => sessionStorage.clear());
  } catch {
    // A test may have disabled the network or the storage, or closed the page.
    await page.goto('about:blank').catch(() => undefined);
  }
}

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

/** A page waits for a visitor before it loads scripts. */
export function touch(page: Page): Promise<unknown> {
  return page.evaluate(() => dispatchEvent(new Event('pointerover')));
}

export async function hydrated(page: Page): Promise<void> {
  // The page waits for a visitor.
  // One function, which outlives the navigation of a new tab.
  await page.waitForFunction(() => {
    dispatchEvent(new Event('pointerover'));
    const { dataset } = document.documentElement;
    // Below the window, islands have their heights only then.
    return dataset['hydrated'] === '' && !('deferredLayout' in dataset);
  });
}

export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

export function sectionOf(page: Page, id: string): Locator {
  return page.locator(`[id="${id}"]`);
}

/** Text that the page shows, without its copy in the live region that announces it. */
export const visibleText = (scope: Page | Locator, text: string | RegExp): Locator =>
  scope.getByText(text).and(scope.locator(':not([role="log"], [role="log"] *)'));

/** Waits until an island within the load distance is hydrated. */
export async function islandHydrated(page: Page, name: string): Promise<void> {
  await page.locator(`[data-island="${name}"][data-hydrated]`).waitFor({ state: 'attached' });
}

export async function requestIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-island]')) {
      part.dispatchEvent(new Event('island-needed'));
    }
  });
}

export async function hydrateIslands(page: Page): Promise<void> {
  await requestIslands(page);
  await page.waitForFunction(
    () => document.querySelector('[data-island]:not([data-hydrated])') === null,
  );
}

export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export async function scrollToIsland(page: Page, id: string): Promise<Locator> {
  const section = sectionOf(page, id);
  await section.scrollIntoViewIfNeeded();
  await islandHydrated(page, id);
  return section;
}

export async function openSection(page: Page, id: string, locale = ''): Promise<Locator> {
  await open(page, `${locale}/`);
  return scrollToIsland(page, id);
}

/** Clicks the first match even under an overlay or outside of the window. */
export const clickHere = (elements: Locator): Promise<void> =>
  elements.first().evaluate((element: HTMLElement) => element.click());

export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

export const footerLink = (page: Page, href: string): Locator =>
  page.locator(`footer a[href="${href}"]`).first();

/** Chooses another language in the footer. */
export async function chooseLanguage(page: Page, from: string, to: string): Promise<void> {
  await page.locator('footer summary').filter({ hasText: from }).click();
  await page.locator('footer').getByRole('link', { name: to }).click();
}
