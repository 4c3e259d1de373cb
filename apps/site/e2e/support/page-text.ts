import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { readPage } from './built-site.ts';

/**
 * What may differ from the HTML once scripts run: another host fills the designer, the carousel renders what is
 * near, the shop has its products by then, notices tell how calls went, the browser knows of a camera and of what it has
 * sent for, and what stands in for scripts is for readers without.
 */
export const MAY_DIFFER =
  '#designer, #samples [aria-roledescription], #samples ul, #store, #root > [role=status], [data-without-scripts], #camera-hint, #quality-sent';

const normalised = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** What the HTML of a URL says, without what may differ. */
export function servedText(url: string): string {
  const $ = load(readPage(url));
  $(MAY_DIFFER).remove();
  return normalised($('#root').text());
}

/** What a page says now, without what may differ. */
export async function liveText(page: Page, mayDiffer = MAY_DIFFER): Promise<string> {
  const text = await page.locator('#root').evaluate((root, selector) => {
    const copy = document.implementation.createHTMLDocument();
    copy.body.append(copy.importNode(root, true));
    for (const element of copy.querySelectorAll(selector)) element.remove();
    return copy.body.textContent;
  }, mayDiffer);
  return normalised(text);
}

/** Where two messages part, with what each says from there on; nothing where they are the same. */
export function difference(served: string, live: string) {
  if (served === live) return undefined;
  const at = served.split('').findIndex((letter, index) => letter !== live[index]);
  const start = Math.max(0, (at === -1 ? served.length : at) - 40);
  return { served: served.slice(start, start + 160), live: live.slice(start, start + 160) };
}
