import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { clickHere, footerLink, heading } from '../support/navigation.ts';
import {
  expect,
  hydrated,
  islandHydrated,
  nextFrames,
  open,
  sectionOf,
  test,
} from '../support/test.ts';

function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

test.describe('a page that is likely to come next', () => {
  test('is fetched when the pointer rests on its link, even in an island without code', async ({
    page,
  }) => {
    await open(page, '/');
    await expect(page.locator('[data-island="footer"]')).not.toHaveAttribute('data-hydrated');
    const scripts = watchScripts(page);
    await footerLink(page, '/qrcode-types').dispatchEvent('pointerover');
    await expect.poll(() => scripts.join()).toContain('QrcodeTypes-');
    const fetched = scripts.length;
    await clickHere(footerLink(page, '/qrcode-types'));
    await expect(page).toHaveURL(/\/qrcode-types$/);
    await expect(page.locator('header').first()).toBeVisible();
    expect(scripts.slice(fetched).filter((url) => url.includes('QrcodeTypes'))).toEqual([]);
  });
});

test.describe('while the code of the next page is on its way', () => {
  test('the old page stays with its URL and title; then all change together', async ({ page }) => {
    const code = await hold(page, /QrcodeTypes-[^/]+\.js$/);
    await open(page, '/');
    const title = await page.title();
    await footerLink(page, '/qrcode-types').click();
    await expect(page.getByText('Please wait...')).toBeVisible();
    await expect(heading(page)).toHaveText('Scan the Future.');
    await expect(page).toHaveURL(/\/$/);
    expect(await page.title()).toBe(title);
    code.release();
    await expect(page).toHaveURL(/\/qrcode-types$/);
    await expect(heading(page)).not.toHaveText('Scan the Future.');
    await expect(page.getByText('Please wait...')).toBeHidden();
    expect(await page.title()).not.toBe(title);
  });
});

test.describe('after a navigation', () => {
  test('the focus is on the heading, the page at its top, and Tab goes on from there', async ({
    page,
  }) => {
    await open(page, '/e404');

    await test.step('a pointer leaves no ring around the heading', async () => {
      await footerLink(page, '/qrcode-types').click();
      await expect(heading(page)).toHaveText(/^Fourteen codes/);
      await expect(heading(page)).toBeFocused();
      expect(
        await heading(page).evaluate((element) => getComputedStyle(element).outlineStyle),
      ).toBe('none');
    });

    await test.step('no live region says a second time what the heading says', async () => {
      for (const region of await page.locator('[aria-live], [role=status], [role=alert]').all()) {
        await expect(region).not.toContainText((await heading(page).textContent()) ?? '');
      }
    });

    await test.step('the menu it came from is closed', async () => {
      await page.getByRole('navigation', { name: 'Main' }).getByText('Templates').click();
      await page.locator('header a[href="/samples"]').first().click();
      await expect(page).toHaveURL(/\/samples$/);
      await expect(heading(page)).toBeFocused();
      await expect(page.locator('header details[open]')).toHaveCount(0);
    });

    const link = footerLink(page, '/qrcode-types');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/qrcode-types$/);
    await expect(heading(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await expect(heading(page)).not.toHaveAttribute('tabindex');
  });

  test('to a section, from another page too, its heading has the focus', async ({ page }) => {
    await open(page, '/e404');
    await page.locator('header a[href="/s/pricing"]').first().click();
    const pricing = sectionOf(page, 'pricing');
    await expect(pricing).toBeInViewport();
    await expect(pricing.getByRole('heading', { level: 2 }).first()).toBeFocused();
    await page.locator('header a[href="/s/contact"]').first().click();
    await expect(sectionOf(page, 'contact').getByRole('heading', { level: 2 })).toBeFocused();

    await test.step('with about 48 px of air above it, also where the section itself has none', async () => {
      const header = page.locator('header').first();
      for (const section of ['features', 'page-types']) {
        await clickHere(page.locator(`a[href="/s/${section}"]`));
        const title = sectionOf(page, section).getByRole('heading', { level: 2 }).first();
        await expect(title).toBeFocused();
        await expect(title).toBeInViewport();
        const { y: top = 0, height = 0 } = (await header.boundingBox()) ?? {};
        expect(Math.round((await title.boundingBox())?.y ?? 0)).toBeGreaterThanOrEqual(
          top + height + 46,
        );
      }
    });
  });

  test.describe('with motion', () => {
    test.use({ reducedMotion: 'no-preference' });

    test('to a section hydrates it, and nothing that it passes', async ({ page }) => {
      await open(page, '/s/pricing');
      await islandHydrated(page, 'pricing');
      await expect(sectionOf(page, 'pricing')).toBeInViewport();
      await nextFrames(page);
      for (const passed of ['page-types', 'use-cases-overview', 'samples', 'comparison']) {
        await expect(page.locator(`[data-island="${passed}"]`)).not.toHaveAttribute(
          'data-hydrated',
        );
      }
      await page.mouse.wheel(0, -1000);
      await islandHydrated(page, 'testimonials');
    });
  });
});

test('home shows what is above the fold at once and the rest below it, and nothing in sight moves', async ({
  page,
}) => {
  const code = await hold(page, /\/Designer-[^/]+\.js$/);
  await open(page, '/e404');
  await page.locator('header a[href="/"]').first().click();
  await expect(heading(page)).toHaveText('Scan the Future.');
  await expect(sectionOf(page, 'designer')).toHaveCount(0);
  await expect(page.locator('footer')).not.toBeInViewport();
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { readonly value: number };
        const before = Number(document.documentElement.dataset['shift'] ?? 0);
        document.documentElement.dataset['shift'] = String(before + value);
      }
    }).observe({ type: 'layout-shift' });
  });
  code.release();
  await expect(sectionOf(page, 'start')).toBeAttached();
  await islandHydrated(page, 'start');
  const shift = await page.evaluate(() => document.documentElement.dataset['shift']);
  expect(Number(shift ?? 0)).toBeLessThan(0.001);
});

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

test.describe('the history', () => {
  const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
  const scrollDown = (page: Page, y: number) =>
    page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);

  test('leads back and forth to where one was, after a reload too', async ({ page }) => {
    const types = /^Fourteen codes/;
    await open(page, '/qrcode-types');
    await scrollDown(page, 900);
    await clickHere(page.locator('header a[href="/"]'));
    await expect(heading(page)).toHaveText('Scan the Future.');
    await expect.poll(() => top(page)).toBe(0);
    await scrollDown(page, 300);
    await page.goBack();
    await expect(heading(page)).toHaveText(types);
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => top(page)).toBe(900);
    await page.goForward();
    await expect(heading(page)).toHaveText('Scan the Future.');
    await expect.poll(() => top(page)).toBe(300);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(heading(page)).toHaveText(types);
    await expect.poll(() => top(page)).toBe(900);
  });

  test('has no second entry for a link to the page that is shown, without code too', async ({
    page,
  }) => {
    await open(page, '/plans?pages=300');
    const countEntries = () => page.evaluate(() => history.length);
    const before = await countEntries();
    await clickHere(footerLink(page, '/plans'));
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL(/\/plans\?pages=300$/);
    expect(await countEntries()).toBe(before);
  });

  test('keeps in each URL what was typed just before', { tag: '@all' }, async ({ page }) => {
    await open(page, '/quality');
    await clickHere(footerLink(page, '/plans'));
    const pages = page.getByRole('textbox', { name: 'How many pages or dynamic codes?' });
    await pages.fill('');
    await pages.pressSequentially('34');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/quality$/);
    await page.goForward();
    await expect(page).toHaveURL(/\/plans\?pages=34$/);
    await pages.press('End');
    await pages.pressSequentially('56');
    await page.reload();
    await expect(pages).toHaveValue('3456');
  });
});

test('a link to a file opens the file, although the code of its island is late', async ({
  page,
}) => {
  const code = await hold(page, /\/Quality-[^/]+\.js$/);
  await page.goto('/quality');
  await expect.poll(code.asked).toBeGreaterThan(0);
  await clickHere(page.locator('main a[href$="/llms.txt"]'));
  await expect(page).toHaveURL(/\/llms\.txt$/);
  await expect(page.locator('body')).toContainText('Waypage');
  await expect(page.locator('main')).toHaveCount(0);
});

test('a question in a new tab fills in the form there, and not here', async ({ page, context }) => {
  await open(page, '/plans');
  const link = page.locator('main a[href*="/s/contact?"]').first();
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['Control'] });
  const tab = await opened;
  await hydrated(tab);
  const subject = (of: Page) => sectionOf(of, 'contact').getByLabel('Subject', { exact: true });
  await expect(subject(tab)).not.toHaveValue('');
  await expect(tab).toHaveURL(/\/s\/contact$/);
  await tab.close();
  await page.locator('header a[href="/s/contact"]').first().click();
  await expect(subject(page)).toHaveValue('');
});
