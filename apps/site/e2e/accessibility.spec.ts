import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { plan } from './support/built-site.ts';
import {
  expect,
  freshPath,
  islandHydrated,
  open,
  sectionOf,
  setFault,
  test,
} from './support/test.ts';

const WIDTHS = [320, 768, 1280];
const LOOKS = [
  { name: 'light', colorScheme: 'light', forcedColors: 'none' },
  { name: 'dark', colorScheme: 'dark', forcedColors: 'none' },
  { name: 'forced colours', colorScheme: 'light', forcedColors: 'active' },
] as const;

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

/** Brings a part of the home page to life. */
async function wake(page: Page, id: string): Promise<Locator> {
  const section = sectionOf(page, id);
  await section.scrollIntoViewIfNeeded();
  await islandHydrated(page, id);
  return section;
}

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

  for (const width of [320, 1280]) {
    test(`in every state of the parts of the home page at ${String(width)} px`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/');

      const types = await wake(page, 'page-types');
      const tabs = types.getByRole('tab');
      for (let index = 1; index < (await tabs.count()); index += 3) {
        await tabs.nth(index).click();
        await expectAccessible(page, `page type ${String(index)}`);
      }

      const simulator = await wake(page, 'comparison');
      await simulator.getByRole('textbox').first().fill('https://example.com/new');
      await expectAccessible(page, 'simulator');

      const pricing = await wake(page, 'pricing');
      await pricing.getByRole('radio').nth(1).check({ force: true });
      await expectAccessible(page, 'annual prices');

      const faq = await wake(page, 'faq');
      await faq.locator('summary').first().click();
      await expectAccessible(page, 'an answer');

      const contact = await wake(page, 'contact');
      await contact.locator('button[type=submit]').click();
      await expectAccessible(page, 'contact errors');
      await contact.locator('input[name=name]').fill('Ana');
      await contact.locator('input[name=email]').fill('ana@example.com');
      await contact.locator('input[name=subject]').fill('Labels');
      await contact.locator('textarea').first().fill('How many?');
      await contact.locator('button[type=submit]').click();
      await expect(
        page.getByText('Your message has been sent successfully.').first(),
      ).toBeVisible();
      await expectAccessible(page, 'message sent');
    });
  }

  test('while a call is waited for', async ({ page }) => {
    await open(page, '/');
    const path = freshPath('wait');
    await setFault(page, path, { kind: 'hang' });
    await page.locator('input[name=path]').fill(path);
    await page.locator('input[name=path]').press('Enter');
    await expect(page.getByText('Please wait...')).toBeVisible();
    await expectAccessible(page);
  });

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
