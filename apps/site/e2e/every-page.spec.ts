import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { expectAccessible } from './support/axe.ts';
import { plan, readPage } from './support/built-site.ts';
import { expect, open, test } from './support/test.ts';

/** `/s/{id}` is the home page at another place; it is opened here once for each language. */
const addresses = process.env['TEST_ALL']
  ? plan.paths
  : plan.paths.filter((address) => !/\/s\/./.test(address));

/**
 * What may differ from the HTML once scripts run: another host fills the designer, the carousel renders what is
 * near, the shop has its products by then, notices tell how calls went, and `noscript` is for readers without.
 */
const MAY_DIFFER =
  '#designer, #samples [aria-roledescription], #samples ul, #store, #root > [role=status], noscript';

const normalised = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function servedText(address: string): string {
  const $ = load(readPage(address));
  $(MAY_DIFFER).remove();
  return normalised($('#root').text());
}

async function liveText(page: Page): Promise<string> {
  const text = await page.locator('#root').evaluate((root, selector) => {
    const copy = document.implementation.createHTMLDocument();
    copy.body.append(copy.importNode(root, true));
    for (const element of copy.querySelectorAll(selector)) element.remove();
    return copy.body.textContent;
  }, MAY_DIFFER);
  return normalised(text);
}

/** Where two texts part, with what each says from there on; nothing where they are the same. */
function difference(served: string, live: string) {
  if (served === live) return undefined;
  const at = served.split('').findIndex((letter, index) => letter !== live[index]);
  const start = Math.max(0, (at === -1 ? served.length : at) - 40);
  return { served: served.slice(start, start + 160), live: live.slice(start, start + 160) };
}

/** Goes down the page until each of its parts has come to life. */
async function bringToLife(page: Page): Promise<void> {
  for (const island of await page
    .locator(':is(main, footer)[data-island], :is(main, footer) [data-island]')
    .all()) {
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-hydrated', '');
  }
}

// Every one of these also runs to the end of the page without a message, an error or a policy violation.
test.describe('the page says alive what it says without scripts, and axe finds nothing', () => {
  for (const address of addresses) {
    test(`on ${address}`, async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await open(page, address);
      await bringToLife(page);
      expect(difference(servedText(address), await liveText(page))).toBeUndefined();
      await expectAccessible(page);
    });
  }
});
