import { expectAccessible } from './support/axe.ts';
import { plan } from './support/built-site.ts';
import { LOOKS } from './support/looks.ts';
import { expect, open, overflowOf, test } from './support/test.ts';

const WIDTHS = [320, 768, 1280];

/** One address of each screen, and of the two that have a part of their own for a kind without a page. */
const SCREENS = [
  '/',
  '/s',
  '/samples',
  '/qrcode-types',
  '/qrcode-types/vcard-plus',
  '/qrcode-types/short-url',
  '/solutions',
  '/solutions/link-in-bio',
  '/solutions/website',
  '/print-planner',
  '/sample/catalog/sales-menu',
  '/e404',
];

const addresses = process.env['TEST_ALL'] ? plan.paths : SCREENS;

test.describe('axe finds nothing', () => {
  for (const address of addresses) {
    test(`on ${address} at every width and in every look`, async ({ page }) => {
      test.slow();
      await open(page, address);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const { name, ...media } of LOOKS) {
          await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
          await expectAccessible(page, `${String(width)} px, ${name}`);
        }
      }
    });
  }
});

test.describe('nothing is lost', () => {
  for (const width of [280, 320]) {
    for (const prefix of ['/', '/es/', '/fr/']) {
      test(`${prefix} reflows at ${String(width)} px without scrolling sideways`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 640 });
        const others = ['e404', 'qrcode-types', 'print-planner'];
        for (const address of [prefix, ...others.map((path) => prefix + path)]) {
          await open(page, address);
          expect(await overflowOf(page), address).toBeLessThanOrEqual(0);
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
          expect(cut, address).toEqual([]);
        }
      });
    }
  }

  test('with text at 200 % and wide spacing no text is cut', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, '/');
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        'html{font-size:200%} *{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important} p{margin-bottom:2em!important}',
      );
      document.adoptedStyleSheets.push(sheet);
    });
    const cut = await page.locator('#hero p, #hero label, #hero a').evaluateAll((elements) =>
      elements
        .filter(
          (element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1,
        )
        .filter((element) => getComputedStyle(element).overflow !== 'visible')
        .map((element) => element.textContent),
    );
    expect(cut).toEqual([]);
  });

  test('everything can be reached by keyboard, and the focus is never under the header', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await open(page, '/');
    const seen: string[] = [];
    for (let step = 0; step < 600; step++) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const box = element.getBoundingClientRect();
        const header = document.querySelector('header');
        return {
          name:
            [element.textContent, element.getAttribute('name'), element.tagName].find(Boolean) ??
            '',
          hidden:
            header?.contains(element) ||
            // What is higher than the window cannot be seen whole.
            box.height > innerHeight - (header?.getBoundingClientRect().bottom ?? 0) ||
            // Links that skip something stand over the header.
            getComputedStyle(element).position === 'fixed'
              ? 0
              : Math.max(0, (header?.getBoundingClientRect().bottom ?? 0) - box.top),
        };
      });
      if (!focus) break;
      expect(focus.hidden, focus.name).toBe(0);
      seen.push(focus.name);
    }
    for (const name of ['Skip to content', 'Pricing', 'path', 'CLAIM', 'View Examples', 'FAQ']) {
      expect(
        seen.some((text) => text.includes(name)),
        name,
      ).toBe(true);
    }
  });
});
