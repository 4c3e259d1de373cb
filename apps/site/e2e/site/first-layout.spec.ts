import type { Locator, Page } from '@playwright/test';
import { firstOrAll } from '../support/addresses.ts';
import { expect, open, sectionOf, test } from '../support/test.ts';

const LAZY = 'data-lazy';

/** Lets the browser be idle once, for the application to start, and never again. */
async function keepBusy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const request = window.requestIdleCallback.bind(window);
    let isFirst = true;
    window.requestIdleCallback = (callback, options) => {
      if (!isFirst) return 0;
      isFirst = false;
      return request(callback, options);
    };
  });
}

const heights = (page: Page) =>
  page
    .locator('main > [data-island]')
    .evaluateAll((parts) =>
      parts.map((part) => [
        part.getAttribute('data-island'),
        Math.round(part.getBoundingClientRect().height),
      ]),
    );

/** The parts above an element that the browser may still leave out. */
const leftOutAbove = (element: Locator) =>
  element.evaluate((below) =>
    [...document.querySelectorAll<HTMLElement>('main > [data-island]')]
      .filter((part) => below.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_PRECEDING)
      .filter((part) => getComputedStyle(part).contentVisibility !== 'visible')
      .map((part) => part.dataset['island']),
  );

test.describe('what stands far below the window', () => {
  for (const width of firstOrAll([390, 1440])) {
    test(`is laid out in idle moments, as high as at once, at ${String(width)} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, '/');
      await expect(page.locator('html')).not.toHaveAttribute(LAZY);
      await page.evaluate(() => document.fonts.ready);
      const inTurn = await heights(page);
      await page.reload();
      await expect(page.locator('html')).not.toHaveAttribute(LAZY);
      await page.waitForFunction(() => [...document.fonts].some(({ weight }) => weight === '640'));
      await expect.poll(() => heights(page)).toEqual(inTurn);
    });
  }

  test('waits while the browser is busy, but not for who scrolls there', async ({ page }) => {
    await keepBusy(page);
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute(LAZY);
    const isLaidOut = () =>
      sectionOf(page, 'faq')
        .locator('h2')
        .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(false);
    await sectionOf(page, 'faq').scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
  });

  test('is all laid out in the end where no moment is ever idle', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (callback, options) =>
        options?.timeout === undefined
          ? 0
          : window.setTimeout(callback, 0, { didTimeout: true, timeRemaining: () => 0 });
    });
    await open(page, '/');
    await expect(page.locator('html')).not.toHaveAttribute(LAZY);
  });

  for (const isPressed of firstOrAll([true, false])) {
    const way = isPressed ? 'by a link' : 'by its address';
    test(`is laid out down to a section before that is gone to ${way}`, async ({ page }) => {
      await keepBusy(page);
      await open(page, isPressed ? '/' : '/s/pricing');
      if (isPressed) {
        await page.locator('header').first().getByRole('link', { name: 'Pricing' }).click();
        await expect(page.locator('html')).not.toHaveAttribute(LAZY);
      }
      await expect.poll(() => leftOutAbove(sectionOf(page, 'pricing'))).toEqual([]);
      await expect
        .poll(() =>
          sectionOf(page, 'pricing').evaluate((section) => {
            const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
            return Math.abs(section.getBoundingClientRect().top - header);
          }),
        )
        .toBeLessThan(2);
    });
  }

  test('is not skipped where the page opens at a place in itself', async ({ page }) => {
    await keepBusy(page);
    await page.goto('/#faq');
    await expect(page.locator('html')).not.toHaveAttribute(LAZY);
    await expect(sectionOf(page, 'faq')).toBeInViewport();
  });
});
