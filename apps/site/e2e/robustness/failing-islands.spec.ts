import type { Page } from '@playwright/test';
import { PAGE_TYPES } from '@waypage/content/page-types';
import { hold, REACT_SCRIPT, replaceCode } from '../support/requests.ts';
import {
  requestIslands,
  expect,
  hydrated,
  hydrateIslands,
  open,
  sectionOf,
  test,
  touch,
} from '../support/test.ts';
import { readIslands } from './foreign-nodes.ts';

const THROWS = 'export default () => { throw new Error("Broken on purpose"); };';

const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`);

test.describe('an island whose code throws', () => {
  test('keeps its HTML and is reported once', async ({ page, watched }) => {
    watched.expectComplaint(/Broken on purpose|The island ".*" failed|rendered again/);
    await replaceCode(page, 'Pricing', THROWS);
    await replaceCode(page, 'Faq', 'throw new Error("Broken on purpose");');
    await open(page, '/');
    const messages = await readIslands(page);
    await requestIslands(page);
    await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(2);
    expect((await readIslands(page))['pricing']).toBe(messages['pricing']);
    expect((await readIslands(page))['faq']).toBe(messages['faq']);
    expect(
      watched.complaints.filter((text) => text.includes('The island "pricing" failed')),
    ).toHaveLength(1);
    await island(page, 'contact').getByRole('textbox').first().fill('Alive');
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  });

  test('shows a failure where it has no HTML', { tag: '@all' }, async ({ page, watched }) => {
    watched.expectComplaint(/Broken on purpose|An island of the page failed/);
    await replaceCode(page, 'Pricing', THROWS);
    await open(page, '/e404');
    await page.locator('header a[href="/"]').first().click();
    await expect(page.getByText('This part of the page could not be shown.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scan the Future.');
    await expect(sectionOf(page, 'faq')).toBeVisible();
  });
});

test('a missing root element has the exact message', { tag: '@all' }, async ({ page, watched }) => {
  watched.expectComplaint(/^uncaught: Could not find root element to mount to$/);
  await page.route(/\/e404$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('id="root"', 'id="other"'),
    });
  });
  const error = page.waitForEvent('pageerror');
  await page.goto('/e404');
  expect((await error).message).toBe('Could not find root element to mount to');
});

test('a start that fails is repeated', { tag: '@all' }, async ({ page, context, watched }) => {
  watched.expectComplaint(/ERR_|Failed to fetch|could not be made interactive/);
  let isBlocked = true;
  await page.route(/\.js$/, (route) => (isBlocked ? route.abort() : route.continue()));
  const openInVain = async (href: string) => {
    const failed = page.waitForEvent('console', (message) =>
      message.text().includes('could not be made interactive'),
    );
    await page.goto(href);
    await touch(page);
    await failed;
  };

  await openInVain('/samples');
  const hidden = await page
    .locator('main a')
    .evaluateAll((links) =>
      links
        .filter((link) => !link.checkVisibility({ opacityProperty: true }))
        .map((link) => link.textContent),
    );
  expect(hidden).toEqual([]);

  await openInVain('/');
  const panels = sectionOf(page, 'page-types').getByRole('tabpanel', { includeHidden: true });
  await expect(panels).toHaveCount(PAGE_TYPES.length);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  await expect(page.getByText('Premium: $790 a year')).toBeVisible();
  await expect(page.getByRole('button', { name: 'CLAIM' })).toBeVisible();

  isBlocked = false;
  await context.setOffline(true);
  await context.setOffline(false);
  await hydrated(page);
  await expect(panels.filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('Premium: $790 a year')).toBeHidden();
});

test('held hydration loses no click or text', async ({ page }) => {
  const scripts = await hold(page, REACT_SCRIPT);
  const calls = await hold(page, /\/api\/qr-data\/.*\/status/);
  // The tab of the claim would come to the front, and a browser loads little for a page behind it.
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/');
  await page.getByLabel('Claim your free short address').fill('typed_early');
  await page.evaluate(() => {
    for (const control of document.querySelectorAll<HTMLElement>(
      [
        '#hero button[type="submit"]',
        '#page-types [role="tab"]:last-of-type',
        '#faq details:first-of-type summary',
        '#contact button[type="submit"]',
        '#samples button[aria-label="More samples"]',
      ].join(),
    )) {
      control.click();
    }
    document.querySelector<HTMLElement>('#pricing input[type="radio"]:not(:checked)')?.click();
  });
  await expect.poll(scripts.count).toBeGreaterThan(0);
  expect(new URL(page.url()).search).toBe('');
  await expect(sectionOf(page, 'page-types').getByRole('tabpanel').last()).toBeVisible();
  scripts.release();
  await hydrated(page);
  await hydrateIslands(page);
  await expect(page.getByLabel('Claim your free short address')).toHaveValue('typed_early');
  await expect.poll(calls.count).toBe(1);
  await expect(sectionOf(page, 'faq').locator('details').first()).toHaveAttribute('open');
  await expect(sectionOf(page, 'page-types').getByRole('tab').last()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(sectionOf(page, 'contact')).toContainText('Please fill in Email.');
  await expect(sectionOf(page, 'samples').getByRole('group', { name: /2 of/ })).toBeVisible();
  await expect(sectionOf(page, 'pricing').getByRole('article', { name: 'Basic' })).toContainText(
    'a year',
  );
  expect(calls.count()).toBe(1);
});

test('a pending call leaves the field ready again', { tag: '@all' }, async ({ page }) => {
  await page.route(/\/api\/qr-data\/.*\/status/, () => undefined);
  await open(page, '/');
  const field = page.getByLabel('Claim your free short address');
  await field.fill('left_behind');
  // A script that Playwright runs while the page opens its tab finds navigations blocked there.
  const opened = page.waitForEvent('popup');
  await page.locator('#hero button[type="submit"]').click();
  await expect(page.getByText('Please wait...')).toBeVisible();
  await opened;
  await page
    .locator('header a[href="/s/pricing"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByText('Please wait...')).toBeHidden();
  await expect(field).toHaveValue('left_behind');
  await expect(page.locator('#hero button[type="submit"]')).not.toHaveAttribute(
    'aria-busy',
    'true',
  );
});
