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

const normalised = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

export function servedText(url: string): string {
  const $ = load(readPage(url), { scriptingEnabled: false });
  // A deferred text is in a <noscript>, and for the browser's search once more beside it.
  $(`${MAY_DIFFER}, template, [data-deferred] > [hidden]`).remove();
  return normalised($('#root').text());
}

export async function liveText(page: Page, mayDiffer = MAY_DIFFER): Promise<string> {
  const text = await page.locator('#root').evaluate((root, selector) => {
    const copy = document.implementation.createHTMLDocument();
    copy.body.append(copy.importNode(root, true));
    for (const element of copy.querySelectorAll(selector)) element.remove();
    return copy.body.textContent;
  }, mayDiffer);
  return normalised(text);
}

/** The rest of both strings from the first difference on; `undefined` when they are equal. */
export function difference(served: string, live: string) {
  if (served === live) return undefined;
  const at = served.split('').findIndex((letter, index) => letter !== live[index]);
  const start = Math.max(0, (at === -1 ? served.length : at) - 40);
  return { served: served.slice(start, start + 160), live: live.slice(start, start + 160) };
}
