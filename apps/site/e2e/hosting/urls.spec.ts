import { RESOURCE_PAGES } from '@waypage/content/menus';
import { firstOrAll } from '../support/urls.ts';
import { SITE } from '../support/ports.ts';
import { expect, test } from '../support/test.ts';

const LANGUAGES = [
  ['/', 'Scan the Future.', 'Page Not Found'],
  ['/es/', 'Escanea el futuro.', 'Página no encontrada'],
  ['/fr/', 'Un scan d’avance.', 'Page introuvable'],
] as const;

test.describe('without scripts', { tag: '@host' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const [prefix, title] of firstOrAll(LANGUAGES)) {
    test(`${prefix} shows the whole hero, header and footer`, async ({ page }) => {
      await page.goto(prefix);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('header a:visible')).not.toHaveCount(0);
      await expect(page.locator('#hero :not([inert] *):is(a):visible')).toHaveCount(3);
      await expect(page.locator('footer a:visible')).toHaveCount(16 + RESOURCE_PAGES.length);
      await expect(page.locator('#hero [data-without-scripts] a')).toBeVisible();
      await expect(page.locator('#hero input, #hero button').filter({ visible: true })).toHaveCount(
        0,
      );
      await expect(page.locator('#hero img').first()).toHaveJSProperty('complete', true);
    });
  }
});

test('a host without rules corrects a URL’s case', async ({ page, watched }) => {
  watched.expectComplaint(/404/);
  await page.route('**/S/FAQ', async (route) => {
    await route.fulfill({
      response: await route.fetch({ url: `${SITE}/no-such-page` }),
      status: 404,
    });
  });
  await page.goto('/S/FAQ');
  await page.waitForURL((url) => url.pathname === '/s/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scan the Future.');
});
