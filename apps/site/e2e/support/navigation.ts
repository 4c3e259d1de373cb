import type { Locator, Page } from '@playwright/test';

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
