import type { Page } from '@playwright/test';
import { firstOrAll } from '../support/urls.ts';
import { hold } from '../support/hold.ts';
import { readShift, watchShifts } from '../support/layout-shift.ts';
import { expect, nextFrames, open, test } from '../support/test.ts';

/** Opens a page whose web fonts arrive when it is hydrated, and waits until they are there. */
async function openWithLateFonts(page: Page, url: string): Promise<void> {
  const fonts = await hold(page, '**/*.woff2');
  await open(page, url);
  await expect.poll(fonts.asked).toBeGreaterThan(0);
  fonts.end();
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family }) => family.includes('Hanken Grotesk')),
  );
  await nextFrames(page);
}

/** All of them in each language, with the widths in which they are looked at first. */
const DELAYED = [
  ['/fr/', [768, 360, 390, 1024, 1280, 1440]],
  ['/', [1280, 360, 390, 768, 1024, 1440]],
  ['/es/', [390, 360, 768, 1024, 1280, 1440]],
  ['/e404', [1440, 360, 390, 768, 1024, 1280]],
  ['/es/e404', [360, 390, 768, 1024, 1280, 1440]],
  ['/fr/e404', [1024, 360, 390, 768, 1280, 1440]],
] as const;

for (const [url, widths] of firstOrAll(DELAYED)) {
  test(`next to nothing on ${url} moves when the web fonts arrive after the first paint`, async ({
    page,
  }) => {
    await watchShifts(page);
    for (const width of firstOrAll(widths)) {
      await page.setViewportSize({ width, height: 900 });
      await openWithLateFonts(page, url);
      // A letter that moves by three pixels counts a hundred-thousandth; a line more above the fold up to 0.03.
      expect(await readShift(page), `${String(width)} px`).toBeLessThan(0.05);
    }
  });
}
