import type { Page } from '@playwright/test';
import { firstOrAll } from '../support/addresses.ts';
import { readShift, watchShifts } from '../support/layout-shift.ts';
import { expect, nextFrames, test } from '../support/test.ts';

/** Opens a page whose web faces arrive late, and waits until they are there. */
async function openWithLateFaces(page: Page, address: string): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(address);
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family }) => family.includes('Hanken Grotesk')),
  );
  await page.waitForTimeout(200);
  await page.unroute('**/*.woff2');
}

/** How many texts have their letters closer or wider, so that they keep their lines. */
const countKept = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) =>
          (effect as KeyframeEffect)
            .getKeyframes()
            .some((keyframe) => keyframe['letterSpacing'] !== undefined),
        ).length,
  );

/** All of them in each language, with the widths in which they are looked at first. */
const LATE = [
  ['/', [1280, 360, 390, 768, 1024, 1440]],
  ['/es/', [390, 360, 768, 1024, 1280, 1440]],
  ['/fr/', [768, 360, 390, 1024, 1280, 1440]],
  ['/e404', [1440, 360, 390, 768, 1024, 1280]],
  ['/es/e404', [360, 390, 768, 1024, 1280, 1440]],
  ['/fr/e404', [1024, 360, 390, 768, 1280, 1440]],
] as const;

for (const [address, widths] of firstOrAll(LATE, 3)) {
  test(`nothing on ${address} moves when the web faces arrive late`, async ({ page }) => {
    await watchShifts(page);
    for (const width of firstOrAll(widths)) {
      await page.setViewportSize({ width, height: 900 });
      await openWithLateFaces(page, address);
      // A letter that moves by three pixels counts a hundred-thousandth; a line would count more.
      expect(await readShift(page), `${String(width)} px`).toBeLessThan(0.001);
    }
  });
}

// Widths at which a text, or in three of them a row that wraps, has a line more or less in the web faces.
for (const [address, width] of firstOrAll(
  [
    ['/print-planner', 412],
    ['/es/solutions/vcard-plus', 1024],
    ['/fr/qrcode-types', 1270],
    ['/es/qrcode-types/catalog', 540],
    ['/fr/solutions/coupon', 320],
    ['/es/s', 1366],
    ['/fr/solutions/vcard-plus', 1024],
  ] as const,
  3,
)) {
  test(`the texts of ${address} keep their lines at ${String(width)} px, until the window changes`, async ({
    page,
  }) => {
    await watchShifts(page);
    await page.setViewportSize({ width, height: 800 });
    await openWithLateFaces(page, address);
    expect(await readShift(page)).toBeLessThan(0.001);
    expect(await countKept(page)).toBeGreaterThan(0);
    await page.setViewportSize({ width, height: 700 });
    await nextFrames(page);
    expect(await countKept(page)).toBeGreaterThan(0);
    await page.setViewportSize({ width: width + 40, height: 700 });
    await expect.poll(() => countKept(page)).toBe(0);
  });
}
