import type { Locator } from '@playwright/test';
import { expectAccessibleState } from '../support/axe.ts';
import { APP_HOST } from '../support/ports.ts';
import { hold } from '../support/requests.ts';
import { expect, islandHydrated, open, openSection, sectionOf, test } from '../support/test.ts';

test('analytics counts up, then highlights the peak', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  const analytics = sectionOf(page, 'analytics');
  // The counters run only for a moment, so their values are recorded.
  await analytics.evaluate((section) => {
    const seen = new Set<string>();
    const record = () => {
      if (section.querySelector('[data-counting]')) seen.add('counting');
      seen.add(section.querySelector<HTMLElement>('[data-peak]')?.dataset['peak'] ?? 'none');
      section.dataset['seen'] = [...seen].join(' ');
    };
    new MutationObserver(record).observe(section, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-peak', 'data-counting'],
    });
    record();
  });
  await analytics.scrollIntoViewIfNeeded();
  await islandHydrated(page, 'analytics');
  await analytics.getByText('12,879').scrollIntoViewIfNeeded();
  await expect(analytics).toHaveAttribute('data-seen', /^lit unlit counting$/);
  await expect(analytics.locator('[data-peak="lit"]')).toHaveCount(1);
  await expect(analytics.locator('[data-counting]')).toHaveCount(0);
  await expect(analytics.getByText('12,879')).toBeVisible();
});

const products = (store: Locator) =>
  store.getByRole('list', { name: 'Products from the shop' }).getByRole('listitem');

test('the store shows eight, six or four products', async ({ page, context }) => {
  const requests = await hold(page, '**/api/qr-products/fetch');
  const store = await openSection(page, 'store');

  await test.step('shows loading without an overlay, then products', async () => {
    await expect.poll(requests.count).toBe(1);
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

test('testimonials have 44 px dots in small windows', async ({ page }) => {
  const section = await openSection(page, 'testimonials');
  await page.setViewportSize({ width: 390, height: 800 });
  const dot = (number: number) =>
    section.getByRole('button', { name: `Testimonial ${number} of 3` });
  const box = await dot(1).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await dot(2).click();
  await expectAccessibleState(page, 'another quote', '#testimonials');
});

const PLANS = ['free', 'basic', 'business', 'premium'];

const buy = (plan: string) => `${APP_HOST}/plans/buy/${plan}?nxtPtype=${plan}`;

test('sells four plans, monthly and yearly', async ({ page }) => {
  const pricing = await openSection(page, 'pricing');
  const basic = pricing.getByRole('article', { name: 'Basic' });
  const links = pricing.getByRole('article').getByRole('link');
  const urls = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

  await test.step('switches to years and back by keyboard', async () => {
    await expect(basic.getByText('$9 a month')).toBeAttached();
    await pricing.getByRole('radio', { name: 'Monthly' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(pricing.getByRole('radio', { name: 'Annual' })).toBeChecked();
    await expect(basic.getByText('$90 a year')).toBeAttached();
    await expect(basic.getByText('$18 less than monthly')).toBeVisible();
    await expect(page.getByRole('log').getByText('Prices now per year.')).toHaveCount(1);
    await expectAccessibleState(page, 'prices by the year', '#pricing');
    const yearly = PLANS.map((plan) => buy(plan === 'free' ? plan : `${plan}_annual`));
    await expect.poll(urls).toEqual(yearly);
    await page.keyboard.press('ArrowLeft');
    await expect(basic.getByText('$9 a month')).toBeAttached();
    await expect(page.getByRole('log').getByText('Prices now per month.')).toHaveCount(1);
  });

  await test.step('unfolds all limits of the period by keyboard', async () => {
    await expect(pricing.getByRole('table')).toHaveCount(0);
    await pricing.locator('summary', { hasText: 'Compare every limit' }).press('Enter');
    await expect(pricing.getByRole('columnheader').filter({ hasText: 'Basic' })).toHaveText(
      'Basic $9',
    );
    await expect(pricing.getByRole('row', { name: 'Short addresses' })).toHaveText(
      'Short addresses101505003,000',
    );
    await pricing.getByText('Annual', { exact: true }).click();
    await expect(pricing.getByRole('columnheader').filter({ hasText: 'Basic' })).toHaveText(
      'Basic $90',
    );
    await expectAccessibleState(page, 'every limit', '#pricing');
  });

  await test.step('leads to Contact', async () => {
    await pricing.getByRole('link', { name: 'Contact Sales' }).click();
    await expect(page).toHaveURL('/s/contact');
    await expect(sectionOf(page, 'contact')).toBeInViewport();
  });
});

for (const locale of ['/fr', '/es', '']) {
  test(`use cases in ${locale}/ separate text from objects`, async ({ page }) => {
    const section = await openSection(page, 'use-cases-overview', locale);
    for (const width of [1440, 1280, 1024, 768, 640, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const overlaps = await section.getByRole('listitem').evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const image = cell.querySelector('img');
          const text = cell.querySelector('p');
          if (!image || !text) return ['no object or no text'];
          const object = image.getBoundingClientRect();
          // The badge hangs on a narrow ribbon, and the corners of a rotated object's box are empty.
          const ribbon = image.src.includes('event-badge') ? object.height / 4 : 0;
          const inset = Math.min(object.width, object.height) / 7;
          const range = document.createRange();
          range.selectNodeContents(text);
          return [...range.getClientRects()]
            .filter(
              (line) =>
                line.right > object.left + inset &&
                line.left < object.right - inset &&
                line.bottom > object.top + ribbon + inset,
            )
            .map(() => text.textContent);
        }),
      );
      expect.soft(overlaps, `${width} px`).toEqual([]);
    }
  });
}
