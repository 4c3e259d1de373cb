import type { Locator } from '@playwright/test';
import { expectAccessibleState } from '../support/axe.ts';
import { hold } from '../support/hold.ts';
import { APP_HOST } from '../support/ports.ts';
import { expect, openSection, test } from '../support/test.ts';

const products = (store: Locator) =>
  store.getByRole('list', { name: 'Products from the shop' }).getByRole('listitem');

test('shows eight, six or four products', async ({ page, context }) => {
  const requests = await hold(page, '**/api/qr-products/fetch');
  const store = await openSection(page, 'store');

  await test.step('shows loading without an overlay, then products', async () => {
    await expect.poll(requests.asked).toBe(1);
    await expect(store.getByText('Loading products…')).toHaveCount(1);
    await expect(store.locator('[aria-busy="true"]')).toBeVisible();
    await expect(page.getByText('Please wait...')).toBeHidden();
    requests.release();
    await expect(products(store)).toHaveCount(8);
    await expect(store.getByText('Loading products…')).toHaveCount(0);
    await expect(store.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessibleState(page, 'products', '#store');
  });

  await page.setViewportSize({ width: 1279, height: 900 });
  await expect(products(store)).toHaveCount(6);
  await page.setViewportSize({ width: 639, height: 900 });
  await expect(products(store)).toHaveCount(4);

  await test.step('opens the storefront in a new tab', async () => {
    const opened = context.waitForEvent('page');
    await store.getByRole('link', { name: 'See More opens in a new tab' }).click();
    const tab = await opened;
    await tab.waitForURL(`${APP_HOST}/shop?pp=shop`);
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
  });
});
