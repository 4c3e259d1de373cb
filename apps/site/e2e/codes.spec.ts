import { SITE } from './support/ports.ts';
import { decodeAt } from './support/decode.ts';
import { expect, open, test } from './support/test.ts';

const PATHS = ['a', 'menu-9', 'Lumbre_bar', 'Lumbre-winter-menu-2'];
const stageCode = '[data-phase] [aria-hidden] svg[shape-rendering="crispEdges"]';

test.describe('every code on the page can be scanned', () => {
  test('the sample card in the stage', async ({ page }) => {
    await open(page, '/');
    // The code in the phone is the one the camera looks at.
    const code = page.locator(stageCode).last();
    await expect.poll(() => decodeAt(page, code)).toBe('https://waypage.example/nadia');
  });

  test('the claimed address in the stage, at every length, light and dark', async ({ page }) => {
    await open(page, '/');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const path of PATHS) {
        await page.locator('input[name=path]').fill(path);
        const code = page.locator(stageCode).last();
        await expect.poll(() => decodeAt(page, code), path).toBe(`https://waypage.example/${path}`);
      }
    }
  });

  test('the claimed address in the slot of a phone and in the phone of a tablet', async ({
    browser,
  }) => {
    const page = await browser.newPage({
      baseURL: SITE,
      deviceScaleFactor: 2,
      viewport: { width: 390, height: 844 },
    });
    await open(page, '/');
    for (const path of PATHS) {
      await page.locator('input[name=path]').fill(path);
      const slot = page.locator('#hero form svg[shape-rendering="crispEdges"]');
      await expect
        .poll(() => decodeAt(page, slot, 0), path)
        .toBe(`https://waypage.example/${path}`);
    }
    await page.setViewportSize({ width: 768, height: 1200 });
    const band = page.locator('#hero > div svg[shape-rendering="crispEdges"]').last();
    await band.scrollIntoViewIfNeeded();
    await expect
      .poll(() => decodeAt(page, band, 0))
      .toBe(`https://waypage.example/${PATHS.at(-1) ?? ''}`);
  });

  test('a taken path has no code at all', async ({ page }) => {
    await open(page, '/');
    await page.locator('input[name=path]').fill('Lumbre');
    await page.locator('input[name=path]').press('Enter');
    await expect(page.getByText("The path 'Lumbre' is not available.").first()).toBeVisible();
    await expect(page.locator('#hero svg[shape-rendering="crispEdges"]')).toHaveCount(0);
    await expect(page.getByText('Taken').first()).toBeVisible();
  });
});
