import type { Page } from '@playwright/test';
import { ALL_SAMPLES, filterSamples, type SamplesFilter } from '#pages/samples/samples-filter.ts';
import { expectAccessibleState } from '../support/axe.ts';
import { APP_HOST } from '../support/ports.ts';
import { serveHtml } from '../support/requests.ts';
import { expect, open, test, visibleText } from '../support/test.ts';

const names = (page: Page) => page.getByRole('main').locator('li h2').allInnerTexts();
const type = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Type' }).getByRole('button', { name, exact: true });
const count = (page: Page) => page.getByRole('main').getByText(/^\d+ of \d+ samples$/);

const counted = (filter: SamplesFilter = {}) =>
  `${filterSamples(filter).length} of ${ALL_SAMPLES.length} samples`;

/** Replaces the samples' pages, so that only the preview is tested. */
const servePages = (page: Page) =>
  serveHtml(
    page,
    '**/sample/**',
    '<!doctype html><html lang="en"><title>Page</title><main><h1>The page</h1></main>',
  );

test('the filter follows pointer, keyboard and URL', async ({ page }) => {
  await open(page, '/samples');

  await test.step('shows what fits, with its count', async () => {
    await expect(count(page)).toHaveText(counted());
    await type(page, 'vCard Plus').click();
    await expect(count(page)).toHaveText(counted({ type: 'vcard-plus' }));
    expect(await names(page)).toHaveLength(filterSamples({ type: 'vcard-plus' }).length);
    await page.getByRole('combobox', { name: 'Look' }).selectOption('Dark');
    expect(await names(page)).toEqual(['Nadia Okafor, dark']);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(count(page)).toHaveText(counted());
    await expect(type(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/\/samples$/);
  });

  await test.step('can be used by keyboard alone', async () => {
    await type(page, 'All').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(count(page)).toHaveText(counted({ type: 'vcard-plus' }));
    await expect(type(page, 'vCard Plus')).toBeFocused();
    await page.setViewportSize({ width: 390, height: 800 });
    await type(page, 'Feedback').focus();
    await expect(type(page, 'Feedback')).toBeInViewport({ ratio: 1 });
    await type(page, 'Business page').focus();
    await page.keyboard.press('Tab');
    await expect(type(page, 'Link in bio')).toBeFocused();
    await expect(type(page, 'Link in bio')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('survives a reload and going back', async () => {
    await type(page, 'Coupon').click();
    await page.getByRole('combobox', { name: 'For' }).selectOption('Shops');
    await expect(page).toHaveURL(/\/samples\?type=coupon&for=shops$/);
    await page.reload();
    await expect(count(page)).toHaveText(counted({ type: 'coupon', audience: 'shops' }));
    await expect(type(page, 'Coupon')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('combobox', { name: 'For' })).toHaveValue('shops');
    await page.getByRole('link', { name: 'Waypage' }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/samples\?type=coupon&for=shops$/);
    await expect(count(page)).toHaveText(counted({ type: 'coupon', audience: 'shops' }));
  });

  await test.step('offers an empty page if nothing fits', async () => {
    await open(page, '/samples?type=coupon&for=pets');
    await expect(
      visibleText(page, 'No sample matches all of these. Clear one filter.'),
    ).toBeVisible();
    await expectAccessibleState(page, 'no sample fits');
    await expect(page.getByRole('link', { name: /^Start from an empty page/ })).toHaveAttribute(
      'href',
      `${APP_HOST}/ql/coupon/new`,
    );
  });
});

test.describe('a sample', () => {
  test('leads to its preview and similar page', async ({ page, context }) => {
    await servePages(page);
    await open(page, '/samples');
    const preview = page.getByRole('link', { name: 'Preview Café Linde' });
    await expect(preview).toHaveAttribute('href', '/sample/coupon/coupon-two-for-one');
    await preview.focus();
    await page.keyboard.press('Tab');
    const create = page.getByRole('link', { name: 'Create a page like Café Linde' });
    await expect(create).toBeFocused();
    await expect(create).toHaveAttribute(
      'href',
      `${APP_HOST}/ql/coupon/new?template=coupon-two-for-one`,
    );
    await expect(create).toHaveAttribute('target', '_blank');

    await test.step('shows both links under the pointer', async () => {
      await serveHtml(context, `${APP_HOST}/ql/**`, '<title>New</title>');
      const heading = page.getByRole('heading', { name: 'Duarte & Filha' });
      await page.getByRole('listitem').filter({ has: heading }).hover();
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Create a page like Duarte & Filha' }).click();
      await (await opened).waitForURL(`${APP_HOST}/ql/business/new?template=business-realtor`);
    });
  });

  test.describe('under a finger', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

    test('opens the preview wherever it is tapped', async ({ page }) => {
      await servePages(page);
      await open(page, '/samples');
      const image = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Milo' });
      await image.scrollIntoViewIfNeeded();
      const box = await image.boundingBox();
      if (!box) throw new Error('no picture');
      // The position of the hidden link to a new page.
      await page.touchscreen.tap(box.x + box.width - 60, box.y + box.height - 90);
      await expect(page.getByRole('dialog')).toHaveAccessibleName('Milo, Pet ID');
    });
  });
});
