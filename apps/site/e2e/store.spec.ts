import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { APP_HOST } from './support/ports.ts';
import { expect, openSection, sectionOf, setFaultAt, test, type Fault } from './support/test.ts';

const FETCH = '/api/qr-products/fetch';

/** The browser logs each failed answer by itself. */
const FAILED_ANSWER = /Failed to load resource|net::ERR|CORS policy/;

const products = (store: Locator) =>
  store.getByRole('list', { name: 'Products from the shop' }).getByRole('listitem');

test('shows eight, six or four products by the width of the window', async ({ page }) => {
  const store = await openSection(page, 'store');
  await expect(products(store)).toHaveCount(8);
  await page.setViewportSize({ width: 1279, height: 900 });
  await expect(products(store)).toHaveCount(6);
  await page.setViewportSize({ width: 639, height: 900 });
  await expect(products(store)).toHaveCount(4);
  await expectAccessible(page, 'store', '#store');
});

test('says what each costs, and what it cost before', async ({ page }) => {
  const store = await openSection(page, 'store');
  await expect(products(store)).toHaveText([
    'Steel pet tag14.90USD',
    'Business cards, 100Before: 34.0028.90USD15% off',
    'Label roll, 25038.50USD',
    'Luggage tag11.90USD',
    'Table tent18.00USD',
    'Asset plates, 20Before: 30.0024.00USD20% off',
    'Hang tags, 5021.00USD',
    'Wristbands, 10046.00USD',
  ]);
  await expectAccessible(page, 'store', '#store');
});

test('writes prices as the language does', async ({ page }) => {
  const store = await openSection(page, 'store', '/fr');
  const cards = store.getByRole('listitem').filter({ hasText: 'Business cards' });
  await expect(cards).toHaveText('Business cards, 100Avant : 34,0028,90USD15 % de moins');
});

test('opens the storefront in a new tab', async ({ page, context }) => {
  const store = await openSection(page, 'store');
  const link = store.getByRole('link', { name: 'See More opens in a new tab' });
  const opened = context.waitForEvent('page');
  await link.click();
  const tab = await opened;
  await tab.waitForURL(`${APP_HOST}/shop?pp=shop`);
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
});

test('leaves the place of a picture empty when it cannot be loaded', async ({ page, watched }) => {
  watched.expectComplaint(FAILED_ANSWER);
  await page.route('**/api/images/view/**', (route) => route.abort());
  const store = await openSection(page, 'store');
  await expect(products(store)).toHaveCount(8);
  await expect(store.locator('img')).toHaveCount(0);
  await expect(products(store).first()).toHaveText('Steel pet tag14.90USD');
});

// Every visitor sends the same call, so the browsers of these tests have names of their own.
for (const [name, fault] of [
  ['a missing call', { kind: 'status', status: 404 }],
  ['an answer of another shape', { kind: 'mistyped' }],
  ['a broken connection', { kind: 'reset' }],
] as const satisfies readonly (readonly [string, Fault])[]) {
  test.describe(`after ${name}`, () => {
    const userAgent = `store-${fault.kind}`;
    test.use({ userAgent });

    test('one sentence and a way to the shop replace the shelves', async ({ page, watched }) => {
      watched.expectComplaint(FAILED_ANSWER);
      await setFaultAt(page, FETCH, { ...fault, userAgentContains: userAgent });
      const store = await openSection(page, 'store');
      await expect(store.getByRole('status')).toContainText(
        'The shop did not answer. You can visit it directly.',
        { timeout: 30_000 },
      );
      await expect(store.getByRole('link', { name: 'Visit the shop' })).toHaveAttribute(
        'href',
        `${APP_HOST}/shop?pp=shop`,
      );
      await expect(store.locator('ul')).toHaveCount(0);
      await expect(page.getByText('Please wait...')).toBeHidden();
      await expectAccessible(page, 'store', '#store');
    });
  });
}

test.describe('without products', () => {
  const userAgent = 'store-empty';
  test.use({ userAgent });

  test('says that there are none, and keeps the way to the shop', async ({ page }) => {
    const json = { result: { items: [] } };
    await setFaultAt(page, FETCH, { kind: 'json', json, userAgentContains: userAgent });
    const store = await openSection(page, 'store');
    await expect(store.getByRole('status')).toHaveText('No products to show right now.');
    await expect(store.locator('ul')).toHaveCount(0);
    await expect(store.getByRole('link', { name: 'See More' })).toBeVisible();
  });
});

test.describe('while the shop is slow', () => {
  const userAgent = 'store-slow';
  test.use({ userAgent });

  test('says that it is loading, without the overlay, then shows the products', async ({
    page,
  }) => {
    await setFaultAt(page, FETCH, { kind: 'delay', delayMs: 3000, userAgentContains: userAgent });
    const store = await openSection(page, 'store');
    await expect(store.getByRole('status')).toHaveText('Loading products…');
    await expect(store.locator('[aria-busy="true"]')).toBeVisible();
    await expect(page.getByText('Please wait...')).toBeHidden();
    await expect(products(store)).toHaveCount(8);
    await expect(store.getByRole('status')).toBeEmpty();
    await expect(store.locator('[aria-busy="true"]')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('says so and leads to the shop instead of waiting', async ({ page }) => {
    await page.goto('/');
    const store = sectionOf(page, 'store');
    await expect(store.locator('noscript p')).toHaveText(/^The shelf fills with JavaScript\./);
    await expect(store.locator('noscript p')).toBeVisible();
    await expect(store.getByRole('link', { name: 'Visit the shop' })).toBeVisible();
    await expect(store.getByText('Loading products…')).toBeHidden();
    await expect(store.locator('ul')).toBeHidden();
  });
});
