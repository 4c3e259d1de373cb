import { ROUTE_URLS } from '../support/urls.ts';
import { hold, REACT_SCRIPT } from '../support/requests.ts';
import { expect, hydrated, hydrateIslands, open, test, touch } from '../support/test.ts';
import { changeIslands, FOREIGN_CHANGES, readIslands } from './foreign-nodes.ts';

for (const url of ROUTE_URLS) {
  test(`foreign changes in ${url} cost nothing before hydration`, async ({ page, watched }) => {
    watched.expectComplaint(/was rendered again/);
    await open(page, url);
    await hydrateIslands(page);
    const messages = await readIslands(page);
    for (const change of FOREIGN_CHANGES) {
      const scripts = await hold(page, REACT_SCRIPT);
      await page.goto(url);
      await changeIslands(page, change);
      await touch(page);
      await expect.poll(scripts.count).toBeGreaterThan(0);
      scripts.release();
      await hydrated(page);
      await hydrateIslands(page);
      // The results of a request may arrive later.
      await expect.poll(() => readIslands(page), change).toEqual(messages);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

test('translated pages keep typing and clicks on re-render', async ({ page, watched }) => {
  watched.expectComplaint(/was rendered again/);
  await open(page, '/');
  await changeIslands(page, 'texts wrapped in font elements');
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
});
