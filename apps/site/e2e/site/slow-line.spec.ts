import type { Page } from '@playwright/test';
import { fillMessage, sendButton } from '../support/contact-form.ts';
import {
  clickHere,
  countDocuments,
  expect,
  footerLink,
  heading,
  open,
  sectionOf,
  test,
} from '../support/test.ts';
import { countChecks, freshPath } from '../support/sandbox.ts';

/**
 * Network conditions of Chromium: latency in milliseconds, throughput in bytes per second; negative numbers disable a
 * limit.
 */
function line(kilobits: number, latency: number) {
  const bytes = (kilobits * 1000) / 8;
  return { offline: false, latency, downloadThroughput: bytes, uploadThroughput: bytes };
}
type Line = ReturnType<typeof line>;

const SLOW = line(50, 800);
const GOOD: Line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const STALLED = line(0.001, 800);
const OFFLINE: Line = { ...GOOD, offline: true };

async function emulate(page: Page): Promise<(now: Line) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return async (now) => {
    await session.send('Network.emulateNetworkConditions', now);
  };
}

test('50 kbit/s loses no flow, input or page', async ({ page, watched }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 390, height: 844 });
  watched.expectComplaint(/Slow network is detected/);
  const wait = { timeout: 120_000 };
  const set = await emulate(page);
  await set(SLOW);
  const path = freshPath();
  await page.goto('/s/contact', { waitUntil: 'commit' });
  const documents = countDocuments(page);

  await test.step('a shared section shows before any code', async () => {
    await expect(sectionOf(page, 'contact')).toBeInViewport(wait);
  });
  await test.step('an early message is sent once', async () => {
    await fillMessage(page);
    await sendButton(page).click();
    await expect(page.getByText('Your message has been sent').first()).toBeVisible(wait);
  });
  await test.step('the menu closes over its target section', async () => {
    await page.locator('header summary:visible').last().click();
    await page.locator('header details[open] a[href="/s/pricing"]').click();
    await expect(sectionOf(page, 'pricing')).toBeInViewport();
    await expect(page.locator('header details[open]')).toHaveCount(0);
  });
  await test.step('a link leads there and back', async () => {
    await clickHere(footerLink(page, '/qrcode-types'));
    await expect(page).toHaveURL(/\/qrcode-types$/, wait);
    await expect(heading(page)).toBeFocused();
    await page.goBack({ waitUntil: 'commit' });
    await expect(heading(page)).toHaveText('Scan the Future.', wait);
    await expect(sectionOf(page, 'pricing')).toBeInViewport();
  });
  await test.step('a path is claimed', async () => {
    await page.locator('input[name=path]').fill(path);
    await page.getByRole('button', { name: 'CLAIM' }).click();
    await expect.poll(() => countChecks(path), wait).toBe(1);
    await expect(page.locator('input[name=path]')).toHaveValue(path);
  });
  expect(documents()).toBe(0);
});

test.describe('a line that stops and comes back', () => {
  for (const [how, stopped] of [
    ['offline', OFFLINE],
    ['without an answer', STALLED],
  ] as const) {
    test(`(${how}) loses no early typing or click`, async ({ page, watched }) => {
      watched.expectComplaint(/ERR_INTERNET_DISCONNECTED|could not be made interactive yet/);
      const set = await emulate(page);
      const path = freshPath();
      await page.route(/\.js$/, async (route) => {
        await set(stopped);
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      const documents = countDocuments(page);
      await page.locator('input[name=path]').fill(path);
      await page.getByRole('button', { name: 'CLAIM' }).click();
      await fillMessage(page);
      await sendButton(page).click();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await set(GOOD);
      await expect.poll(() => countChecks(path)).toBe(1);
      await expect(page.locator('input[name=path]')).toHaveValue(path);
      await expect(page.getByText('Your message has been sent').first()).toBeVisible();
      expect(documents()).toBe(0);
    });
  }

  test('without a response keeps the page, then navigates', async ({ page }) => {
    const set = await emulate(page);
    await open(page, '/');
    const documents = countDocuments(page);
    await page.locator('input[name=path]').fill('kept');
    await set(STALLED);
    await clickHere(footerLink(page, '/print-planner'));
    await expect(page.getByText('Please wait...').first()).toBeVisible();
    await expect(page.locator('input[name=path]')).toHaveValue('kept');
    await set(GOOD);
    await clickHere(footerLink(page, '/print-planner'));
    await expect(page).toHaveURL(/\/print-planner$/);
    await expect(heading(page)).toBeFocused();
    expect(documents()).toBe(0);
  });
});
