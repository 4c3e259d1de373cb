import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, freshPath, open, setFault, test } from './support/test.ts';

const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
];

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: 'tag', values: TAGS },
      rules: { 'target-size': { enabled: true } },
    })
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

const WIDTHS = process.env['TEST_ALL'] ? [320, 768, 1280] : [1280];

test.describe('axe finds nothing', () => {
  for (const address of ['/', '/es/', '/fr/', '/s/pricing', '/e404', '/es/e404', '/fr/e404']) {
    const widths = address === '/' || address === '/e404' ? [320, 768, 1280] : WIDTHS;
    for (const width of widths) {
      for (const colorScheme of ['light', 'dark'] as const) {
        test(`on ${address} at ${String(width)} px, ${colorScheme}`, async ({ page }) => {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await open(page, address);
          await expectAccessible(page);
        });
      }
    }
  }

  for (const width of [320, 1280]) {
    test(`in every state of the claim at ${String(width)} px`, async ({ page, watched }) => {
      watched.expectComplaint(/Failed to load resource/);
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/');
      const field = page.locator('input[name=path]');
      await field.fill('Lumbre-winter-menu-2');
      await expectAccessible(page);
      await field.fill('Lumbre');
      await field.press('Enter');
      await expect(page.locator('#hero form')).toContainText('is not available');
      await expectAccessible(page);
      const failing = freshPath('axe');
      await setFault(page, failing, { kind: 'status', status: 404 });
      await field.fill(failing);
      await field.press('Enter');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('with the menus open and a notice shown', async ({ page }) => {
    await open(page, '/');
    await page.locator('header summary').filter({ hasText: 'English' }).click();
    await page.evaluate(() => {
      dispatchEvent(new CustomEvent('set-notification', { detail: new Error('Broken') }));
    });
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.locator('header summary').filter({ hasText: 'Menu' }).click();
    await expectAccessible(page);
  });

  test('in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, '/');
    await expectAccessible(page);
  });
});

test.describe('nothing is lost', () => {
  for (const width of [280, 320]) {
    for (const prefix of ['/', '/es/', '/fr/']) {
      test(`${prefix} reflows at ${String(width)} px without scrolling sideways`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 640 });
        for (const address of [prefix, `${prefix}e404`]) {
          await open(page, address);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, address).toBeLessThanOrEqual(0);
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
