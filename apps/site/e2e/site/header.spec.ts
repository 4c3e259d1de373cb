import type { Locator, Page } from '@playwright/test';
import { expectAccessibleState } from '../support/axe.ts';
import { expect, hydrated, islandHydrated, open, test } from '../support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const MOBILE = { width: 390, height: 800 };

const button = (page: Page, name: string): Locator =>
  page.locator('header summary').filter({ hasText: name, visible: true });

const link = (page: Page, name: string | RegExp): Locator =>
  page.locator('header').first().getByRole('link', { name });

const preview = (page: Page): Locator => page.locator('header strong').filter({ visible: true });

async function openMenu(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await islandHydrated(page, 'header');
}

async function openMobileMenu(page: Page): Promise<void> {
  await page.setViewportSize(MOBILE);
  await open(page, '/');
  await openMenu(page, 'Menu');
}

test.describe('the menus of the header', () => {
  test.use({ viewport: DESKTOP });

  test('open one at a time, close when left', async ({ page }) => {
    await open(page, '/');

    await test.step('close each other, language menus included', async () => {
      await openMenu(page, 'Tools');
      await expect(link(page, /^Pet ID/)).toBeVisible();
      await expectAccessibleState(page, 'the menu of tools', 'header', []);
      await openMenu(page, 'Templates');
      await expect(link(page, /^Mobile pages/)).toBeVisible();
      await expect(link(page, /^Pet ID/)).toBeHidden();
      await button(page, 'English').click();
      await expect(link(page, /^Mobile pages/)).toBeHidden();
      await page.locator('footer summary').click();
      await expect(link(page, 'Español')).toBeHidden();
      await expect(page.locator('footer').getByRole('link', { name: 'Español' })).toBeVisible();
      await expectAccessibleState(page, 'the menu of the footer', 'footer', []);
      await page.keyboard.press('Escape');
    });

    await test.step('close on a link, without a new document', async () => {
      await page.locator('input[name=path]').fill('kept');
      await openMenu(page, 'Templates');
      await link(page, /^FAQ/).click();
      await page.waitForURL((url) => url.pathname === '/s/faq');
      await expect(link(page, /^Print planner/)).toBeHidden();
      await expect(page.locator('input[name=path]')).toHaveValue('kept');
      await openMenu(page, 'Templates');
      await expect(link(page, /^FAQ/)).toHaveAttribute('aria-current', 'page');
    });
  });

  test('can be walked and show previews', { tag: '@all' }, async ({ page }) => {
    await open(page, '/');
    await openMenu(page, 'Tools');

    await test.step('preview the first item, then hovered ones', async () => {
      await expect(preview(page)).toHaveText('vCard Plus');
      await link(page, /^Pet ID/).hover();
      await expect(preview(page)).toHaveText('Pet ID');
      await link(page, /^Coupon/).focus();
      await expect(preview(page)).toHaveText('Coupon');
      await page.keyboard.press('Escape');
      await button(page, 'Tools').click();
      await expect(preview(page)).toHaveText('vCard Plus');
    });

    await test.step('can be walked with Tab', async () => {
      await button(page, 'Tools').focus();
      const names: string[] = [];
      for (let step = 0; step < 19; step++) {
        await page.keyboard.press('Tab');
        names.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
      }
      expect(names[0]).toMatch(/^vCard Plus/);
      expect(names[13]).toMatch(/^PDF/);
      expect(names[14]).toBe('Smart pages');
      expect(names.at(-1)).toMatch(/^Design studio/);
    });

    await test.step('leave a scrolled page where it is', async () => {
      await page.keyboard.press('Escape');
      await page.evaluate(() => scrollTo(0, 1500));
      await button(page, 'Tools').focus();
      for (const name of ['Templates', 'Shop', 'Pricing', 'Contact']) {
        await page.keyboard.press('Tab');
        await expect(page.locator(':focus')).toContainText(name);
        expect(await page.evaluate(() => scrollY), name).toBe(1500);
      }
    });

    await test.step('have no preview under 1280 px', async () => {
      await page.setViewportSize({ width: 1279, height: 800 });
      await openMenu(page, 'Tools');
      await expect(link(page, /^vCard Plus/)).toBeVisible();
      await expect(preview(page)).toHaveCount(0);
    });
  });

  for (const prefix of ['/fr/', '/es/', '/']) {
    test(`${prefix} has a one-row header from 1024 px`, { tag: '@all' }, async ({ page }) => {
      await open(page, prefix);
      await page.evaluate(() => document.fonts.ready);
      const header = page.locator('header').first();
      const { height: oneRow = 0 } = (await header.boundingBox()) ?? {};
      for (const width of [1280, 1279, 1100, 1024]) {
        await page.setViewportSize({ width, height: 700 });
        expect((await header.boundingBox())?.height, String(width)).toBe(oneRow);
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

  test('omit hidden solutions in small windows too', { tag: '@all' }, async ({ page }) => {
    const flags = { catalog: true, coupon: false, inventory: false };
    await page.route('**/solutionVisibility.json', (route) => route.fulfill({ json: flags }));
    await open(page, '/');
    await openMenu(page, 'Tools');
    await expect(link(page, /^Catalog/)).toHaveAttribute('href', '/solutions/catalog');
    await expect(link(page, /^Coupon/)).toHaveCount(0);
    await expect(link(page, /^Inventory/)).toHaveCount(0);
    await expect(link(page, /^Product/)).toHaveCount(0);

    await openMobileMenu(page);
    await button(page, 'Tools').click();
    await expect(link(page, 'Catalog')).toBeVisible();
    await expect(link(page, 'Coupon')).toHaveCount(0);
  });
});

test('the small menu closes on outside clicks', async ({ page }) => {
  await openMobileMenu(page);

  await test.step('is beside a logo of 44 px', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    const logo = await page.locator('header a').first().boundingBox();
    expect(logo?.width).toBe(44);
    expect(logo?.height).toBe(44);
    await page.setViewportSize(MOBILE);
  });

  await test.step('unfolds a menu', async () => {
    await expect(button(page, 'Menu')).toHaveText('Close menu', { useInnerText: true });
    await button(page, 'Tools').click();
    await expect(link(page, 'Pet ID')).toHaveAttribute('href', '/solutions/pet-id');
    await expect(link(page, 'Pet ID')).toBeVisible();
    await expectAccessibleState(page, 'the menu of a phone', 'header', []);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Menu')).toHaveText('Menu', { useInnerText: true });
    await button(page, 'Menu').click();
  });

  await test.step('closes when the menu of the footer opens', async () => {
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await page.locator('footer summary').click();
    await expect(menu).toBeHidden();
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo(0, 0));
  });

  await test.step('closes on outside clicks and links', async () => {
    await button(page, 'Menu').click();
    await page.mouse.click(195, 780);
    await expect(link(page, 'Pricing')).toBeHidden();
    await button(page, 'Menu').click();
    await link(page, 'Pricing').click();
    await page.waitForURL((url) => url.pathname === '/s/pricing');
    await expect(link(page, 'Pricing')).toBeHidden();
    // The focus finally moves to the section; a menu closes when it loses the focus.
    await expect(page.locator('#pricing h2')).toBeFocused();
  });
});

test('a signed-in visitor sees the account link', { tag: '@all' }, async ({ page }) => {
  await open(page, '/');
  const linkPositions = () =>
    page
      .locator('header a:visible, header summary:visible')
      .evaluateAll((links) => links.slice(0, 4).map((link) => link.getBoundingClientRect().x));
  // On the second visit the web fonts are cached.
  await page.reload();
  await hydrated(page);
  const before = await linkPositions();
  await page.evaluate(() => localStorage.setItem('user', '{"isAnonymous":false}'));
  await page.reload();
  await hydrated(page);
  await expect(link(page, 'My account')).toBeVisible();
  await expect(link(page, 'Login')).toBeHidden();
  expect(await linkPositions()).toEqual(before);

  await test.step('offers the account in the small menu', async () => {
    await page.setViewportSize(MOBILE);
    await openMenu(page, 'Menu');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'My account' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Login' })).toHaveCount(0);
    await expect(menu.getByRole('link', { name: 'Start Free' })).toHaveCount(0);
    await page.setViewportSize(DESKTOP);
  });

  await page.evaluate(() => localStorage.setItem('user', '{broken'));
  await page.reload();
  await hydrated(page);
  await expect(link(page, 'Login')).toBeVisible();
});
