import type { Page } from '@playwright/test';
import { hold } from '../support/requests.ts';
import { readShift, watchShifts } from '../support/layout-shift.ts';
import { expect, nextFrames, open, test } from '../support/test.ts';

async function openWithLateFonts(page: Page, url: string): Promise<void> {
  const fonts = await hold(page, '**/*.woff2');
  await open(page, url);
  await expect.poll(fonts.count).toBeGreaterThan(0);
  fonts.end();
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family }) => family.includes('Hanken Grotesk')),
  );
  await nextFrames(page);
}

for (const url of ['/fr/', '/', '/es/', '/e404', '/es/e404', '/fr/e404']) {
  test(`web fonts hardly move anything on ${url}`, async ({ page }) => {
    await watchShifts(page);
    for (const width of [360, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await openWithLateFonts(page, url);
      // A letter that moves by three pixels scores 0.00001; an additional line above the fold up to 0.03.
      expect(await readShift(page), `${width} px`).toBeLessThan(0.05);
    }
  });
}
