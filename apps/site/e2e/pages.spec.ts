import type { Page } from '@playwright/test';
import { plan } from './support/built-site.ts';
import { difference, liveText, MAY_DIFFER } from './support/page-text.ts';
import { DEVELOPMENT_SITE, SITE } from './support/ports.ts';
import { serveInHalves } from './support/serve-in-halves.ts';
import { bringToLife, expect, hydrated, open, test } from './support/test.ts';

/** One address of each kind, in each language; all of them with TEST_ALL. */
const addresses = process.env['TEST_ALL']
  ? plan.paths
  : plan.paths.filter((path) =>
      /^(?:\/|\/e[sS]\/|\/fr\/)?$|\/s\/(?:pricing|start)$|\/e404$/.test(path),
    );

const TITLES = {
  en: ['Scan the Future.', 'Page Not Found'],
  es: ['Escanea el futuro.', 'Página no encontrada'],
  fr: ['Scannez le futur.', 'Page introuvable'],
} as const;

const prefixes = { en: '/', es: '/es/', fr: '/fr/' } as const;

type Watching = typeof globalThis & { layoutShift: number };

/** Adds up every layout shift from the first paint on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watching = globalThis as Watching;
    watching.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        watching.layoutShift += (entry as PerformanceEntry & { readonly value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function delayFaces(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
}

async function whenFacesAreThere(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family }) => family.includes('Hanken Grotesk')),
  );
}

/**
 * The designer, which another host fills; beside other sections than the prices the carousel or the shop may come
 * to life as well.
 */
const mayDiffer = (address: string) =>
  /\/s\/(?!pricing$)./.test(address) ? MAY_DIFFER : '#designer';

const readShift = (page: Page) => page.evaluate(() => (globalThis as Watching).layoutShift);

test.describe('prerendered pages', () => {
  for (const address of addresses) {
    test(`${address} hydrates without a difference, a message or a shift`, async ({
      page,
      watched,
    }) => {
      watched.expectComplaint(/Download the React DevTools/);
      await watchShifts(page);
      // React's development code reports what production keeps to itself.
      await open(page, DEVELOPMENT_SITE + address);
      const before = await liveText(page, mayDiffer(address));
      await page.waitForTimeout(300);
      expect(difference(before, await liveText(page, mayDiffer(address)))).toBeUndefined();
      await expect(page.locator('head > title')).toHaveCount(1);
      expect(await readShift(page)).toBeLessThan(0.001);
    });
  }

  for (const prefix of ['/', '/es/', '/fr/']) {
    test(`every part of ${prefix} comes to life without a difference`, async ({
      page,
      watched,
    }) => {
      watched.expectComplaint(/Download the React DevTools/);
      await open(page, DEVELOPMENT_SITE + prefix);
      await bringToLife(page);
    });
  }

  for (const address of ['/', '/es/', '/fr/', '/e404', '/es/e404', '/fr/e404']) {
    test(`next to nothing on ${address} moves when the web faces arrive late`, async ({ page }) => {
      await delayFaces(page);
      await watchShifts(page);
      for (const width of [360, 390, 768, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        await whenFacesAreThere(page);
        await page.waitForTimeout(200);
        // A letter that moves by three pixels counts a hundred-thousandth; a line at the top of a text may count 0.03.
        expect(await readShift(page), `${String(width)} px`).toBeLessThan(0.05);
      }
    });
  }

  // Their first part is centred beside a tall picture, so a half of it would be painted lower than the whole.
  for (const address of ['/solutions/link-in-bio', '/qrcode-types/vcard-plus', '/samples']) {
    test(`${address} is painted when its first part is whole`, async ({ page }) => {
      const server = await serveInHalves(address, '</h1>');
      const paints = () =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
      await page.goto(server.origin + address, { waitUntil: 'commit' });
      await page.waitForSelector('h1', { state: 'attached' });
      await page.waitForTimeout(500);
      expect(await paints()).toBe(0);
      server.sendRest();
      await expect.poll(paints).toBe(1);
      await hydrated(page);
      server.close();
    });
  }

  for (const [locale, prefix] of Object.entries(prefixes) as ['en' | 'es' | 'fr', string][]) {
    test(`the head of ${prefix} names the page in its language`, async ({ page }) => {
      await page.goto(`${prefix}s/faq`);
      const link = (selector: string) => page.locator(`head link${selector}`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(link('[rel=canonical]')).toHaveAttribute('href', SITE + prefix);
      await expect(link('[hreflang=en]')).toHaveAttribute('href', `${SITE}/`);
      await expect(link('[hreflang=es]')).toHaveAttribute('href', `${SITE}/es/`);
      await expect(link('[hreflang=fr]')).toHaveAttribute('href', `${SITE}/fr/`);
      await expect(link('[hreflang=x-default]')).toHaveAttribute('href', `${SITE}/`);
      await expect(page.locator('head meta[name=description]')).toHaveCount(1);
      const picture = page.locator('head meta[property="og:image"]');
      const address = (await picture.getAttribute('content')) ?? '';
      expect((await page.request.get(address)).headers()['content-type']).toBe('image/png');
    });
  }
});

test.describe('without scripts', { tag: '@host' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const [locale, prefix] of Object.entries(prefixes) as ['en' | 'es' | 'fr', string][]) {
    test(`${prefix} shows the whole hero, header and footer`, async ({ page }) => {
      await page.goto(prefix);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES[locale][0]);
      await expect(page.locator('header a:visible')).not.toHaveCount(0);
      await expect(page.locator('#hero :not([inert] *):is(a):visible')).toHaveCount(3);
      await expect(page.locator('footer a:visible')).toHaveCount(16);
      await expect(page.locator('#hero noscript a')).toBeVisible();
      // What cannot work is not offered.
      await expect(page.locator('#hero input, #hero button').filter({ visible: true })).toHaveCount(
        0,
      );
      await expect(page.locator('#hero img').first()).toHaveJSProperty('complete', true);
    });
  }
});

test.describe('unknown addresses', { tag: '@host' }, () => {
  for (const [locale, prefix] of Object.entries(prefixes) as ['en' | 'es' | 'fr', string][]) {
    test(`${prefix}nothing is not found, with a way home`, async ({ page, watched }) => {
      watched.expectComplaint(/404/);
      const response = await page.goto(`${prefix}nothing/at?all=%3Cscript%3E`);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES[locale][1]);
      await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await page.locator('main a').first().click();
      await page.waitForURL((url) => url.pathname === prefix);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES[locale][0]);
      await expect(page.locator('head meta[name=robots]')).toHaveCount(0);
      await expect(page).toHaveTitle(/./);
    });
  }

  test('/e404 is the not-found screen and not indexed', async ({ page }) => {
    await open(page, '/e404');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('head link[rel=canonical]')).toHaveCount(0);
  });

  test('an unknown section is home at the top', async ({ page }) => {
    const response = await page.goto('/s/nothing-here');
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scan the Future.');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  for (const [wrong, right] of [
    ['/S/Pricing', '/s/pricing'],
    ['/s/pricing/', '/s/pricing'],
    ['/ES', '/es/'],
    ['/es/S/FAQ/', '/es/s/faq'],
    ['/en', '/'],
    ['/en/s/faq?a=b', '/s/faq?a=b'],
  ] as const) {
    test(`${wrong} is redirected to ${right} in one hop`, async ({ page }) => {
      const response = await page.request.get(wrong, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers()['location']).toBe(right);
    });
  }

  test('a host without rules still leads a known address in another case home', async ({
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
});

test.describe('navigation', () => {
  test('a section link keeps the page, its typed text and its place in the history', async ({
    page,
  }) => {
    await open(page, '/');
    await page.locator('input[name=path]').fill('kept');
    await page.locator('header').first().getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL((url) => url.pathname === '/s/pricing');
    await expect(page.locator('input[name=path]')).toHaveValue('kept');
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.locator('input[name=path]')).toHaveValue('kept');
  });

  test('/s/hero scrolls to its section', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
    });
    await page.evaluate(() => {
      history.pushState({}, '', '/s/features');
    });
    await page.goto('/s/hero');
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(80);
  });

  test('the skip link leads past the header', async ({ page }) => {
    await open(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('a signed-in visitor sees one link to the account, and nothing moves', async ({ page }) => {
    await open(page, '/');
    const places = () =>
      page
        .locator('header a:visible, header summary:visible')
        .evaluateAll((links) => links.slice(0, 4).map((link) => link.getBoundingClientRect().x));
    // The second visit has the web faces at once.
    await page.reload();
    await hydrated(page);
    const before = await places();
    await page.evaluate(() => {
      localStorage.setItem('user', '{"isAnonymous":false}');
    });
    await page.reload();
    await hydrated(page);
    await expect(
      page.locator('header').first().getByRole('link', { name: 'My account' }),
    ).toBeVisible();
    await expect(page.locator('header').first().getByRole('link', { name: 'Login' })).toBeHidden();
    expect(await places()).toEqual(before);
    await page.evaluate(() => {
      localStorage.setItem('user', '{broken');
    });
    await page.reload();
    await hydrated(page);
    await expect(page.locator('header').first().getByRole('link', { name: 'Login' })).toBeVisible();
  });
});
