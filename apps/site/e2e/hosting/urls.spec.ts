import { RESOURCE_PAGES } from '@waypage/content/menus';
import { firstOrAll } from '../support/urls.ts';
import { SITE } from '../support/ports.ts';
import { expect, hydrated, open, test } from '../support/test.ts';

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

test.describe('unknown URLs', { tag: '@host' }, () => {
  // Spanish first: only the host can choose the language of a not-found page.
  for (const [prefix, title, missing] of firstOrAll([LANGUAGES[1], LANGUAGES[0], LANGUAGES[2]])) {
    test(`${prefix}nothing is not found, with a way home`, async ({ page, watched }) => {
      watched.expectComplaint(/404/);
      const response = await page.goto(`${prefix}nothing/at?all=%3Cscript%3E`);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing);
      await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await page.locator('main a').first().click();
      await page.waitForURL((url) => url.pathname === prefix);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('head meta[name=robots]')).toHaveCount(0);
      await expect(page).toHaveTitle(/./);
    });
  }
});

test('leads to the page that is meant', { tag: '@host' }, async ({ page, watched }) => {
  watched.expectComplaint(/404/);
  for (const [url, meant] of [
    ['/samples%E2%80%8B', '/samples'],
    ['/plans%2F', '/plans'],
    ['/es-ES/', '/es/'],
  ] as const) {
    expect((await page.goto(url))?.status()).toBe(404);
    await page.locator('main').getByRole('link', { name: meant }).click();
    await page.waitForURL((to) => to.pathname === meant);
  }
  for (const url of ['/s/pricing)', '/s/pricing.html']) {
    await page.goto(url);
    await expect(page.locator('#pricing h2')).toBeInViewport();
  }
});

test('an unknown section is home at the top', async ({ page }) => {
  await open(page, '/s/nothing-here');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scan the Future.');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a host without rules still leads a known URL in another case home', async ({
  page,
  watched,
}) => {
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
