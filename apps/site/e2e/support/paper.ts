import type { Page } from '@playwright/test';

/** A sheet of A4 at 96 dots an inch. */
export const SHEET = { width: 794, height: 1123 };

/** Shows a page as wide as a sheet, as it is printed or as the page has it. */
export async function putOnPaper(page: Page, media: 'print' | 'screen' = 'print'): Promise<void> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media });
}

/** What can be read, line by line; in the designer nothing can. */
export function readLines(page: Page): Promise<string[]> {
  return page
    .locator('main :is(h1, h2, h3, h4, p, dt, dd, th, td, blockquote, figcaption)')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        // One that went meanwhile is in nothing.
        .filter((element) => element.isConnected && !element.closest('#designer, [aria-hidden]'))
        .map((element) => element.textContent),
    );
}
