import { IS_FULL_RUN, URLS } from '../support/urls.ts';
import { expectAccessible, VARIANTS } from '../support/axe.ts';
import { recordAnnouncements, takeAnnouncements } from '../support/announcements.ts';
import { hold } from '../support/requests.ts';
import { readShift, watchShifts } from '../support/layout-shift.ts';
import { liveWords, MAY_DIFFER, putOnPaper, readLines, servedWords } from '../support/page-text.ts';
import { DEVELOPMENT_SITE } from '../support/ports.ts';
import { expect, hydrateIslands, nextFrames, open, overflowOf, test } from '../support/test.ts';
import {
  setText,
  TEXT_SETTINGS,
  findTextsOutOfBoxes,
  findUnreadableTexts,
} from '../support/text-settings.ts';
import type { Page } from '@playwright/test';

/**
 * Finds needless tab stops: boxes that do not scroll, or whose controls are focusable themselves. Firefox stops at each
 * scrollable box unless its `tabIndex` is -1, and every browser at one with `tabIndex` 0.
 */
function findNeedlessTabStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls =
      'a[href], button, input, select, textarea, summary, iframe, audio, video, [role=slider]';
    const isTabStop = (control: HTMLElement) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled, [inert] *') &&
      control.checkVisibility({ visibilityProperty: true });
    const scrolls = (box: HTMLElement) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      return (
        (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth) ||
        (/auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight)
      );
    };
    return (
      [...document.body.querySelectorAll<HTMLElement>('*')]
        // A tab panel is focusable by its ARIA pattern.
        .filter((box) => !box.matches(`${controls}, [role=tabpanel]`) && box.checkVisibility())
        .filter(
          (box) =>
            box.getAttribute('tabindex') === '0' ||
            (box.tabIndex !== 0 && !box.hasAttribute('tabindex') && scrolls(box)),
        )
        .filter(
          (box) =>
            !scrolls(box) || [...box.querySelectorAll<HTMLElement>(controls)].some(isTabStop),
        )
        .map((box) => `<${box.localName} class="${box.className}" id="${box.id}">`)
    );
  });
}

const WIDTHS = IS_FULL_RUN ? [320, 768, 1280] : [320];

/** React's development build reports differences that production ignores. */
const SITE = IS_FULL_RUN ? DEVELOPMENT_SITE : '';

/**
 * Without scrolling, only the designer differs, which another host fills, and the camera hint, once the browser has
 * reported whether there is a camera. On the URL of a section, nearby islands differ too.
 */
const differsAtFirst = (url: string) =>
  /\/s\/(?!pricing$)./.test(url) ? MAY_DIFFER : '#designer, #camera-hint';

/** `/s/{id}` has the markup of home (`built/home.test.ts`). */
const isSection = (url: string) => /\/s\/./.test(url);

const VIEWS = WIDTHS.flatMap((width) => VARIANTS.map((variant) => ({ width, ...variant })));

function viewsOf(url: string, pageIndex: number) {
  const isEach = IS_FULL_RUN && !isSection(url);
  return VIEWS.filter((_, index) => isEach || index === pageIndex % VIEWS.length);
}

// Each page is also scrolled to its end without a message, an error or a policy violation.
test.describe('every page', () => {
  for (const [pageIndex, url] of URLS.entries()) {
    test(`hydrates and is accessible: ${url}`, async ({ page, watched }) => {
      watched.expectComplaint(/Download the React DevTools/);
      // Wide enough for the hero's stage, whose code is not loaded below this width.
      await page.setViewportSize({ width: 1024, height: 768 });
      await watchShifts(page);
      await recordAnnouncements(page);
      // Fonts load after the first paint, independently of hydration: `web-fonts.spec.ts` covers their shifts.
      const fonts = await hold(page, '**/*.woff2');
      await open(page, SITE + url);

      await test.step('hydrates visible islands without differences or shifts', async () => {
        const before = await liveWords(page, differsAtFirst(url));
        await nextFrames(page);
        expect(await liveWords(page, differsAtFirst(url))).toEqual(before);
        await expect(page.locator('head > title')).toHaveCount(1);
        expect(await readShift(page)).toBeLessThan(0.001);
      });

      await test.step('says hydrated what it says without scripts', async () => {
        await hydrateIslands(page);
        expect(await liveWords(page)).toEqual(servedWords(url));
      });
      fonts.end();
      await page.evaluate(() => document.fonts.ready);

      for (const { name, width, ...media } of viewsOf(url, pageIndex)) {
        await test.step(`axe finds nothing at ${width} px, ${name}`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
          // A box that scrolls becomes focusable after the next frame.
          await nextFrames(page);
          await expectAccessible(page, `${width} px, ${name}`);
        });
      }
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });

      await test.step('scrolls to no side, and cuts no text', async () => {
        for (const width of IS_FULL_RUN ? [2560, 1440, 1024, 640, 320, 280] : [320]) {
          await page.setViewportSize({ width, height: 640 });
          expect.soft(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0);
          // A box updates its overflow only after the next frame.
          await expect
            .configure({ soft: true })
            .poll(() => findNeedlessTabStops(page), { message: `${width} px` })
            .toEqual([]);
        }
        const cut = await page
          .locator('h1, h1 span, main p, main label, main a, header a, header summary, footer a')
          .filter({ visible: true })
          .evaluateAll((elements) =>
            elements
              .filter((element) => !element.closest('[aria-hidden], [inert]'))
              // Content of a scrolling row, or cropped on purpose, may extend beyond.
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

      for (const { name, width, css } of IS_FULL_RUN ? TEXT_SETTINGS : []) {
        await test.step(`can be read with ${name} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await setText(page, css);
          expect.soft(await overflowOf(page)).toBeLessThanOrEqual(0);
          expect.soft(await page.evaluate(findUnreadableTexts)).toEqual([]);
          expect.soft(await page.evaluate(findTextsOutOfBoxes), 'out of their boxes').toEqual([]);
        });
      }
      await setText(page, '');

      await test.step('loses nothing on paper', async () => {
        if (!IS_FULL_RUN) return;
        await putOnPaper(page, 'screen');
        const onScreen = await readLines(page);
        expect(onScreen.length).toBeGreaterThan(0);
        await putOnPaper(page);
        expect.soft(await readLines(page)).toEqual(expect.arrayContaining(onScreen));
        expect.soft(await overflowOf(page)).toBeLessThanOrEqual(0);
        // A fixed element would be printed on every sheet, or in the middle of one.
        await page.evaluate(() => scrollTo(0, 800));
        await expect.soft(page.locator('header').first()).not.toBeInViewport();
      });

      // Announcements are delayed by less than the steps above take.
      expect(await takeAnnouncements(page), 'nothing was announced').toEqual([]);
    });
  }
});
