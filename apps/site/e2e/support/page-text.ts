import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { readPage } from './built-site.ts';

/**
 * What may differ from the HTML once scripts run: the designer of another host, the items that the carousel renders
 * nearby, the store's products, notices, and elements that depend on the browser's camera or history or that replace
 * scripts.
 */
export const MAY_DIFFER =
  '#designer, #samples [aria-roledescription], #samples ul, #store, #root > [role=status], [data-without-scripts], #camera-hint, #quality-sent';

/** The words of a page. What is deferred counts alike before and after it is expanded, which happens at any moment. */
function readWords(html: string, mayDiffer: string): readonly string[] {
  const $ = load(html, { scriptingEnabled: false });
  // A deferred text is in a <noscript>, and for the browser's search once more beside it.
  $(`${mayDiffer}, template ~ [hidden], template`).remove();
  return $('#root').text().trim().split(/\s+/);
}

export const servedWords = (url: string): readonly string[] => readWords(readPage(url), MAY_DIFFER);

export async function liveWords(page: Page, mayDiffer = MAY_DIFFER): Promise<readonly string[]> {
  return readWords(await page.content(), mayDiffer);
}

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
