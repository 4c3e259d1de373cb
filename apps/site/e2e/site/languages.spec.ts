import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

const storedLocale = (page: Page) => page.evaluate(() => localStorage.getItem('locale'));

test.describe('the language menu', () => {
  test('opens the same page and stores the choice', async ({ page }) => {
    await open(page, '/s/pricing');
    const toggle = page.locator('header summary').filter({ hasText: 'English' });

    await toggle.click();
    const link = page.locator('header').first().getByRole('link', { name: 'Français' });
    await expect(link).toHaveAttribute('href', '/fr/s/pricing');
    await expect(link).toHaveAttribute('lang', 'fr');
    await expect(link).toHaveAttribute('hreflang', 'fr');
    await link.click();
    await page.waitForURL((url) => url.pathname === '/fr/s/pricing');
    expect(await storedLocale(page)).toBe('fr');

    await test.step('choosing English sticks', async () => {
      await page.goto('/e404');
      await page.waitForURL((url) => url.pathname === '/fr/e404');
      await page.locator('header summary').filter({ hasText: 'Français' }).click();
      await page.locator('header').first().getByRole('link', { name: 'English' }).click();
      await page.waitForURL((url) => url.pathname === '/e404');
      expect(await storedLocale(page)).toBe('en');
    });
  });

  test(
    'stores the choice before the page is hydrated',
    { tag: '@all' },
    async ({ page, watched }) => {
      watched.expectComplaint(/ERR_FAILED|could not be made interactive/);
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/');
      await page.locator('header summary').filter({ hasText: 'English' }).click();
      await page.locator('header').first().getByRole('link', { name: 'Español' }).click();
      await page.waitForURL((url) => url.pathname === '/es/');
      expect(await storedLocale(page)).toBe('es');
    },
  );
});

test(
  'English in new tabs ignores the stored language',
  { tag: '@all' },
  async ({ page, context }) => {
    await open(page, '/es/samples');
    await page.evaluate(() => localStorage.setItem('locale', 'es'));
    const header = page.locator('header').first();
    await header.locator('summary').filter({ hasText: 'Español' }).click();
    const opened = context.waitForEvent('page');
    await header.getByRole('link', { name: 'English' }).click({ button: 'middle' });
    const tab = await opened;
    await expect(tab).toHaveURL('/samples');
    await tab.close();
  },
);
