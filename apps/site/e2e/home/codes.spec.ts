import { SITE } from '../support/ports.ts';
import { decodeAt } from '../support/decode.ts';
import { expect, open, test } from '../support/test.ts';

const PATHS = ['a', 'menu-9', 'Lumbre_bar', 'Lumbre-winter-menu-2'];
const stageCode = '[data-phase] [aria-hidden] svg[shape-rendering="crispEdges"]';

test('codes follow typing in a wide window', async ({ page }) => {
  await open(page, '/');
  const code = page.locator(stageCode).last();
  const field = page.locator('input[name=path]');

  await test.step('the sample card', async () => {
    await expect.poll(() => decodeAt(page, code)).toBe(`${SITE}/sample/vcard-plus/vcard-black`);
  });

  await test.step('encode the claimed URL at every length', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const path of PATHS) {
        await field.fill(path);
        await expect.poll(() => decodeAt(page, code), path).toBe(`https://waypage.example/${path}`);
      }
    }
  });

  await test.step('a taken path has no code at all', async () => {
    await field.fill('Lumbre');
    await field.press('Enter');
    await expect(page.getByText("The path 'Lumbre' is not available.").first()).toBeVisible();
    await expect(page.locator('#hero svg[shape-rendering="crispEdges"]')).toHaveCount(0);
    await expect(page.getByText('Taken').first()).toBeVisible();
  });
});

test('codes follow typing in the slot and phone', async ({ browser }) => {
  const page = await browser.newPage({
    baseURL: SITE,
    deviceScaleFactor: 2,
    viewport: { width: 390, height: 844 },
  });
  await open(page, '/');
  for (const path of PATHS) {
    await page.locator('input[name=path]').fill(path);
    const slot = page.locator('#hero form svg[shape-rendering="crispEdges"]');
    await expect.poll(() => decodeAt(page, slot, 0), path).toBe(`https://waypage.example/${path}`);
  }
  await page.setViewportSize({ width: 768, height: 1200 });
  const band = page.locator('#hero > div svg[shape-rendering="crispEdges"]').last();
  await band.scrollIntoViewIfNeeded();
  await expect
    .poll(() => decodeAt(page, band, 0))
    .toBe(`https://waypage.example/${PATHS.at(-1) ?? ''}`);
  await page.close();
});
