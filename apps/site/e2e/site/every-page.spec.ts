import { ADDRESSES, IS_WHOLE } from '../support/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { LOOKS } from '../support/looks.ts';
import { putOnPaper, readLines } from '../support/paper.ts';
import { difference, liveText, servedText } from '../support/page-text.ts';
import { hydrateByScrolling, expect, open, overflowOf, test } from '../support/test.ts';

const WIDTHS = [320, 768, 1280];

/** `/s/{id}` has the markup of home (`built/home.test.ts`). */
const isSection = (address: string) => /\/s\/./.test(address);

/** The widths and looks of the address at a place of the list: all of them over three addresses. */
function viewsOf(address: string, place: number) {
  return WIDTHS.flatMap((width, column) =>
    LOOKS.filter(
      (_, row) => (IS_WHOLE && !isSection(address)) || (place + column) % LOOKS.length === row,
    ).map((look) => ({ width, ...look })),
  );
}

// Each also runs to the end of the page without a message, an error or a policy violation.
test.describe('a hydrated page says what it says without scripts, is accessible, and loses nothing when it is narrow or on paper', () => {
  for (const [place, address] of ADDRESSES.entries()) {
    test(`on ${address}`, async ({ page }) => {
      // As wide as the stage of the hero needs: below, its code is not loaded, for nobody sees it.
      await page.setViewportSize({ width: 1024, height: 768 });
      await open(page, address);

      await test.step('says what it says without scripts', async () => {
        await hydrateByScrolling(page);
        expect(difference(servedText(address), await liveText(page))).toBeUndefined();
      });

      for (const { name, width, ...media } of viewsOf(address, place)) {
        await test.step(`axe finds nothing at ${String(width)} px, ${name}`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
          await expectAccessible(page, `${String(width)} px, ${name}`);
        });
      }
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });

      await test.step('scrolls to no side, and cuts no text', async () => {
        for (const width of [2560, 1440, 1024, 640, 320, 280]) {
          await page.setViewportSize({ width, height: 640 });
          expect.soft(await overflowOf(page), `${String(width)} px`).toBeLessThanOrEqual(0);
        }
        const cut = await page
          .locator('h1, h1 span, main p, main label, main a, header a, header summary, footer a')
          .filter({ visible: true })
          .evaluateAll((elements) =>
            elements
              .filter((element) => !element.closest('[aria-hidden], [inert]'))
              // What stands in a row that scrolls by itself, or is cut on purpose, may go on beyond.
              .filter((element) => {
                for (let box = element.parentElement; box; box = box.parentElement) {
                  if (getComputedStyle(box).overflowX !== 'visible') return false;
                }
                return true;
              })
              .filter((element) => element.getBoundingClientRect().right > innerWidth)
              .map((element) => element.textContent),
          );
        expect.soft(cut).toEqual([]);
      });

      await test.step('loses nothing on paper', async () => {
        await putOnPaper(page, 'screen');
        const onScreen = await readLines(page);
        expect(onScreen.length).toBeGreaterThan(0);
        await putOnPaper(page);
        expect.soft(await readLines(page)).toEqual(expect.arrayContaining(onScreen));
        expect.soft(await overflowOf(page)).toBeLessThanOrEqual(0);
        // It would stand on every sheet, or in the middle of one.
        await page.evaluate(() => {
          scrollTo(0, 800);
        });
        await expect.soft(page.locator('header').first()).not.toBeInViewport();
      });
    });
  }
});
