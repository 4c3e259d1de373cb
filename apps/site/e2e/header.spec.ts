import type { Locator, Page } from '@playwright/test';
import { expect, partHydrated, open, test } from './support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const MOBILE = { width: 390, height: 800 };

const button = (page: Page, name: string): Locator =>
  page.locator('header summary').filter({ hasText: name, visible: true });

const link = (page: Page, name: string | RegExp): Locator =>
  page.locator('header').first().getByRole('link', { name });

/** The name in front of the two lines of the preview. */
const preview = (page: Page): Locator => page.locator('header strong').filter({ visible: true });

async function openMenu(page: Page, name: string, island: string): Promise<void> {
  await button(page, name).click();
  await partHydrated(page, island);
}

const openTools = (page: Page) => openMenu(page, 'Tools', 'tools-menu');
const openTemplates = (page: Page) => openMenu(page, 'Templates', 'templates-menu');

async function openMobileMenu(page: Page): Promise<void> {
  await page.setViewportSize(MOBILE);
  await open(page, '/');
  await openMenu(page, 'Menu', 'mobile-menu');
}

async function answerVisibility(page: Page, flags: Readonly<Record<string, boolean>>) {
  await page.route('**/solutionVisibility.json', (route) => route.fulfill({ json: flags }));
}

test.describe('the menus of the header', () => {
  test.use({ viewport: DESKTOP });

  test('are open one at a time, the language menus counted in', async ({ page }) => {
    await open(page, '/');
    await openTools(page);
    await expect(link(page, /^Pet ID/)).toBeVisible();
    await openTemplates(page);
    await expect(link(page, /^Mobile pages/)).toBeVisible();
    await expect(link(page, /^Pet ID/)).toBeHidden();
    await button(page, 'English').click();
    await expect(link(page, /^Mobile pages/)).toBeHidden();
    await page.locator('footer summary').click();
    await expect(link(page, 'Español')).toBeHidden();
    await expect(page.locator('footer').getByRole('link', { name: 'Español' })).toBeVisible();
  });

  test('close on a press outside', async ({ page }) => {
    await open(page, '/');
    await openTemplates(page);
    await page.mouse.click(700, 880);
    await expect(link(page, /^Mobile pages/)).toBeHidden();
  });

  test('close on Escape and hand the focus back', async ({ page }) => {
    await open(page, '/');
    await button(page, 'Tools').press('Enter');
    await page.keyboard.press('Tab');
    await expect(link(page, /^vCard Plus/)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link(page, /^vCard Plus/)).toBeHidden();
    await expect(button(page, 'Tools')).toBeFocused();
  });

  test('close when the focus moves on, so that they never cover it', async ({ page }) => {
    await open(page, '/');
    await openTemplates(page);
    await link(page, /^Print planner/).focus();
    await page.keyboard.press('Tab');
    await expect(link(page, /^Shop/)).toBeFocused();
    await expect(link(page, /^Print planner/)).toBeHidden();
  });

  test('close when a link is followed, without a new document', async ({ page }) => {
    await open(page, '/');
    await page.locator('input[name=path]').fill('kept');
    await openTemplates(page);
    await link(page, /^FAQ/).click();
    await page.waitForURL((url) => url.pathname === '/s/faq');
    await expect(link(page, /^Print planner/)).toBeHidden();
    await expect(page.locator('input[name=path]')).toHaveValue('kept');
    await openTemplates(page);
    await expect(link(page, /^FAQ/)).toHaveAttribute('aria-current', 'page');
  });

  test('can be walked with the Tab key, link by link', async ({ page }) => {
    await open(page, '/');
    await openTools(page);
    await button(page, 'Tools').focus();
    const names: string[] = [];
    for (let step = 0; step < 17; step++) {
      await page.keyboard.press('Tab');
      names.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    expect(names[0]).toMatch(/^vCard Plus/);
    expect(names[11]).toMatch(/^PDF/);
    expect(names[12]).toBe('Smart pages');
    expect(names.at(-1)).toMatch(/^Design studio/);
    await page.keyboard.press('Tab');
    await expect(button(page, 'Templates')).toBeFocused();
    await expect(link(page, /^vCard Plus/)).toBeHidden();
  });

  test('lead to other hosts in a new tab that cannot reach back', async ({ page }) => {
    await open(page, '/');
    await openTools(page);
    for (const [name, address] of [
      ['QR code generator', /\/qr-code\/builder$/],
      ['Short URL', /\/ql\/short-url\/new$/],
      ['Design studio', /\/studio$/],
    ] as const) {
      const external = link(page, `${name} opens in a new tab`);
      await expect(external).toHaveAttribute('href', address);
      await expect(external).toHaveAttribute('target', '_blank');
      await expect(external).toHaveAttribute('rel', 'noopener');
    }
    await openTemplates(page);
    await expect(link(page, /^QR codes opens in a new tab/)).toHaveAttribute(
      'href',
      /\/templates$/,
    );
  });

  test('show the first item, then what the pointer or the focus reaches, and begin anew', async ({
    page,
  }) => {
    await open(page, '/');
    await openTools(page);
    await expect(preview(page)).toHaveText('vCard Plus');
    await link(page, /^Pet ID/).hover();
    await expect(preview(page)).toHaveText('Pet ID');
    await link(page, /^Coupon/).focus();
    await expect(preview(page)).toHaveText('Coupon');
    await page.keyboard.press('Escape');
    await button(page, 'Tools').click();
    await expect(preview(page)).toHaveText('vCard Plus');
  });

  test('have no preview under 1280 px', async ({ page }) => {
    await page.setViewportSize({ width: 1279, height: 800 });
    await open(page, '/');
    await openTools(page);
    await expect(link(page, /^vCard Plus/)).toBeVisible();
    await expect(preview(page)).toHaveCount(0);
  });

  for (const prefix of ['/', '/es/', '/fr/']) {
    test(`${prefix} keeps its header in one row from 1024 px on`, async ({ page }) => {
      for (const width of [1024, 1100, 1279, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        await open(page, prefix);
        const header = page.locator('header').first();
        expect((await header.boundingBox())?.height, String(width)).toBe(73);
        const boxes = await header
          .locator('a, summary')
          .filter({ visible: true })
          .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
        for (const [index, box] of boxes.entries()) {
          expect(box.height, String(width)).toBeGreaterThanOrEqual(44);
          expect(box.height, String(width)).toBeLessThanOrEqual(72);
          const next = boxes[index + 1];
          if (next) expect(next.left - box.right, String(width)).toBeGreaterThanOrEqual(12);
        }
        expect(boxes.at(-1)?.right, String(width)).toBeLessThan(width);
      }
    });
  }
});

test.describe('what the menus leave out', () => {
  test.use({ viewport: DESKTOP });

  test('is what the built-in flags hide', async ({ page }) => {
    await open(page, '/');
    await openTools(page);
    for (const name of [/^Smart label/, /^Catalog/, /^Product/, /^Feedback/]) {
      await expect(link(page, name)).toHaveCount(0);
    }
  });

  test('is what solutionVisibility.json says, in small windows too', async ({ page }) => {
    await answerVisibility(page, { catalog: true, coupon: false, inventory: false });
    await open(page, '/');
    await openTools(page);
    await expect(link(page, /^Catalog/)).toHaveAttribute('href', '/solutions/catalog');
    await expect(link(page, /^Coupon/)).toHaveCount(0);
    await expect(link(page, /^Inventory/)).toHaveCount(0);
    await expect(link(page, /^Product/)).toHaveCount(0);

    await openMobileMenu(page);
    await button(page, 'Tools').click();
    await expect(link(page, 'Catalog')).toBeVisible();
    await expect(link(page, 'Coupon')).toHaveCount(0);
  });

  test('stays as it is when the file cannot be had, which is logged and nothing more', async ({
    page,
    watched,
  }) => {
    watched.expectComplaint(/Failed to load resource|ApiError/);
    await page.route('**/solutionVisibility.json', (route) => route.fulfill({ status: 404 }));
    await open(page, '/');
    const logged = page.waitForEvent('console', (message) => message.text().includes('ApiError'));
    await openTools(page);
    await logged;
    await expect(link(page, /^Coupon/)).toBeVisible();
    await expect(link(page, /^Catalog/)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('the menu of small windows', () => {
  test('unfolds one menu at a time and folds it when it is closed', async ({ page }) => {
    await openMobileMenu(page);
    await expect(button(page, 'Menu')).toHaveText('Close menu', { useInnerText: true });
    await button(page, 'Tools').click();
    await expect(link(page, 'Pet ID')).toHaveAttribute('href', '/solutions/pet-id');
    await expect(link(page, 'Pet ID')).toBeVisible();
    await button(page, 'Templates').click();
    await expect(link(page, 'Mobile pages')).toBeVisible();
    await expect(link(page, 'Pet ID')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Menu')).toBeFocused();
    await expect(button(page, 'Menu')).toHaveText('Menu', { useInnerText: true });
    await button(page, 'Menu').click();
    await expect(link(page, 'Mobile pages')).toBeHidden();
  });

  test('closes on any press outside and when a link is followed', async ({ page }) => {
    await openMobileMenu(page);
    await page.mouse.click(195, 780);
    await expect(link(page, 'Pricing')).toBeHidden();
    await button(page, 'Menu').click();
    await link(page, 'Pricing').click();
    await page.waitForURL((url) => url.pathname === '/s/pricing');
    await expect(link(page, 'Pricing')).toBeHidden();
  });

  test('leads to the other languages and stores the choice', async ({ page }) => {
    await openMobileMenu(page);
    await link(page, 'Français').click();
    await page.waitForURL((url) => url.pathname === '/fr/');
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('fr');
  });

  test('offers a signed-in visitor the account instead of the ways in', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('user', '{"isAnonymous":false}');
    });
    await openMobileMenu(page);
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'My account' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Login' })).toHaveCount(0);
    await expect(menu.getByRole('link', { name: 'Start Free' })).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: DESKTOP });

  test('the menus open and hold every link', async ({ page }) => {
    await page.goto('/');
    await button(page, 'Tools').click();
    await expect(link(page, /^Pet ID/)).toHaveAttribute('href', '/solutions/pet-id');
    await expect(link(page, /^Pet ID/)).toBeVisible();
    await expect(preview(page)).toHaveText('vCard Plus');
    await button(page, 'Templates').click();
    await expect(link(page, /^Mobile pages/)).toBeVisible();
    await expect(link(page, /^Pet ID/)).toBeHidden();
  });

  test('the menu of small windows opens and unfolds', async ({ page }) => {
    await page.setViewportSize(MOBILE);
    await page.goto('/es/');
    await button(page, 'Menú').click();
    await button(page, 'Plantillas').click();
    await expect(link(page, 'Páginas móviles')).toHaveAttribute('href', '/es/samples');
    await expect(link(page, 'Páginas móviles')).toBeVisible();
  });
});

test.describe('the footer', () => {
  test('leads to the parts of the site in order, and says that samples are marked', async ({
    page,
  }) => {
    await open(page, '/');
    const site = page.locator('footer').getByRole('navigation', { name: 'Site' });
    const addresses = await site
      .getByRole('link')
      .evaluateAll((links) => links.map((element) => element.getAttribute('href')));
    expect(addresses).toEqual([
      '/s/features',
      '/s/pricing',
      '/qrcode-types',
      '/s/faq',
      '/s/contact',
    ]);
    await expect(page.locator('footer')).toContainText('Sample content is marked as sample.');
  });
});
