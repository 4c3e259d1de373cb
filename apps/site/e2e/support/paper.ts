import type { Page } from '@playwright/test';

/** A sheet of A4 at 96 dpi. */
export const SHEET = { width: 794, height: 1123 };

export async function putOnPaper(page: Page, media: 'print' | 'screen' = 'print'): Promise<void> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media });
}

export function readLines(page: Page): Promise<string[]> {
  return page
    .locator('main :is(h1, h2, h3, h4, p, dt, dd, th, td, blockquote, figcaption)')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        // Elements may have been detached meanwhile.
        .filter((element) => element.isConnected && !element.closest('#designer, [aria-hidden]'))
        .map((element) => element.textContent),
    );
}
