import { IS_FULL_RUN, ROUTE_URLS } from '../support/urls.ts';
import { hold, REACT_SCRIPT } from '../support/requests.ts';
import { expect, hydrated, hydrateIslands, open, test, touch } from '../support/test.ts';
import {
  changeIslands,
  FOREIGN_CHANGES,
  readIslands,
  type ForeignChange,
} from './foreign-nodes.ts';

/** The changes are distributed over the islands; in the full run every island gets each of them. */
const ROUNDS: readonly (readonly ForeignChange[])[] = IS_FULL_RUN
  ? FOREIGN_CHANGES.map((change) => [change])
  : [FOREIGN_CHANGES];

/** An island hydrates the same way on every page. */
const URLS = IS_FULL_RUN ? ROUTE_URLS : (['/fr/', '/sample/catalog/sales-menu'] as const);

for (const url of URLS) {
  test(`foreign changes in ${url} cost nothing before hydration`, async ({ page, watched }) => {
    watched.expectComplaint(/was rendered again/);
    await open(page, url);
    await hydrateIslands(page);
    const messages = await readIslands(page);
    for (const changes of ROUNDS) {
      const scripts = await hold(page, REACT_SCRIPT);
      await page.goto(url);
      await changeIslands(page, changes);
      await touch(page);
      await expect.poll(scripts.asked).toBeGreaterThan(0);
      scripts.release();
      await hydrated(page);
      await hydrateIslands(page);
      // The results of a request may arrive later.
      await expect.poll(() => readIslands(page), changes.join()).toEqual(messages);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

test(
  'translated pages keep typing and clicks on re-render',
  { tag: '@all' },
  async ({ page, watched }) => {
    watched.expectComplaint(/was rendered again/);
    await open(page, '/');
    await changeIslands(page, ['texts wrapped in font elements']);
    const contact = page.locator('[data-island=contact]');
    await expect(contact).not.toHaveAttribute('data-hydrated');
    const message = contact.locator('textarea');
    await message.click();
    await message.pressSequentially('Twelve labels for a shelf', { delay: 20 });
    await expect(contact).toHaveAttribute('data-hydrated');
    await page.keyboard.type('.');
    await expect(message).toHaveValue('Twelve labels for a shelf.');
    const tab = page.locator('[data-island=page-types] [role=tab]').nth(3);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  },
);
