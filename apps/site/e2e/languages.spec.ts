import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

async function storeLocale(page: Page, value: string): Promise<void> {
  await page.addInitScript((stored) => {
    if (!sessionStorage.getItem('stored-once')) localStorage.setItem('locale', stored);
    sessionStorage.setItem('stored-once', 'yes');
  }, value);
}

const storedLocale = (page: Page) => page.evaluate(() => localStorage.getItem('locale'));
const addressOf = (page: Page) => new URL(page.url()).pathname;

test.describe('language addresses', { tag: '@host' }, () => {
  test('a first visit stays where it is and stores nothing', async ({ page }) => {
    await open(page, '/s/pricing?from=card#top');
    expect(addressOf(page)).toBe('/s/pricing');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await storedLocale(page)).toBeNull();
  });

  test('a stored language takes an unprefixed address along, with query and hash', async ({
    page,
  }) => {
    await storeLocale(page, 'es');
    await open(page, '/s/pricing?from=card#top');
    expect(page.url()).toMatch(/\/es\/s\/pricing\?from=card#top$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test('a stored language never takes a prefixed address back', async ({ page }) => {
    await storeLocale(page, 'en');
    await open(page, '/fr/');
    expect(addressOf(page)).toBe('/fr/');
    expect(await storedLocale(page)).toBe('en');
  });

  test('a prefixed address is stored when nothing is, also over a corrupt value', async ({
    page,
  }) => {
    await storeLocale(page, '{"locale":"de"}');
    await open(page, '/fr/');
    expect(await storedLocale(page)).toBe('fr');
  });

  test('a corrupt value counts as absent', async ({ page }) => {
    await storeLocale(page, '../../evil');
    await open(page, '/');
    expect(addressOf(page)).toBe('/');
  });

  test('blocked storage changes nothing else', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    });
    await open(page, '/es/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.locator('summary').filter({ hasText: 'Español' }).first().click();
    await page.getByRole('link', { name: 'English' }).first().click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

test.describe('the language menu', () => {
  test('leads to the same page in the other language and stores the choice', async ({ page }) => {
    await open(page, '/s/pricing');
    await page.locator('header summary').filter({ hasText: 'English' }).click();
    const link = page.locator('header').first().getByRole('link', { name: 'Français' });
    await expect(link).toHaveAttribute('href', '/fr/s/pricing');
    await expect(link).toHaveAttribute('lang', 'fr');
    await expect(link).toHaveAttribute('hreflang', 'fr');
    await link.click();
    await page.waitForURL((url) => url.pathname === '/fr/s/pricing');
    expect(await storedLocale(page)).toBe('fr');
  });

  test('choosing English sticks', async ({ page }) => {
    await storeLocale(page, 'es');
    await open(page, '/');
    expect(addressOf(page)).toBe('/es/');
    await page.locator('header summary').filter({ hasText: 'Español' }).click();
    await page.locator('header').first().getByRole('link', { name: 'English' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await storedLocale(page)).toBe('en');
  });

  test('stores the choice before the page is hydrated', async ({ page, watched }) => {
    watched.expectComplaint(/ERR_FAILED|could not be made interactive/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await page.locator('header summary').filter({ hasText: 'English' }).click();
    await page.locator('header').first().getByRole('link', { name: 'Español' }).click();
    await page.waitForURL((url) => url.pathname === '/es/');
    expect(await storedLocale(page)).toBe('es');
  });

  test('closes on Escape with the focus back, and on a press outside', async ({ page }) => {
    await open(page, '/');
    const toggle = page.locator('header summary').filter({ hasText: 'English' });
    const link = page.locator('header').first().getByRole('link', { name: 'Español' });
    await toggle.click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.press('Enter');
    await expect(link).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(link).toBeHidden();
  });

  test('only one menu of the site is open at a time', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/');
    await page.locator('header summary').filter({ hasText: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Español' }),
    ).toHaveAttribute('href', '/es/');
    await page.locator('footer summary').click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the language menu opens and leads on', async ({ page }) => {
    await page.goto('/');
    await page.locator('header summary').filter({ hasText: 'English' }).click();
    await page.locator('header').first().getByRole('link', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escanea el futuro.');
  });
});
