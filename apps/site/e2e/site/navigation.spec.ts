import { hold } from '../support/requests.ts';
import { readShift, watchShifts } from '../support/layout-shift.ts';
import {
  clickHere,
  expect,
  footerLink,
  heading,
  islandHydrated,
  nextFrames,
  open,
  sectionOf,
  test,
} from '../support/test.ts';

test('a link prefetches, changes everything, and leads back', async ({ page }) => {
  const code = await hold(page, /QrcodeTypes-[^/]+\.js$/);
  await open(page, '/');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect(page.locator('[data-island="footer"]')).not.toHaveAttribute('data-hydrated');
  const link = footerLink(page, '/qrcode-types');
  await link.dispatchEvent('pointerover');
  await expect.poll(code.count).toBe(1);
  const title = await page.title();
  await clickHere(link);
  await expect(page.getByText('Please wait...')).toBeVisible();
  await expect(heading(page)).toHaveText('Scan the Future.');
  await expect(page).toHaveURL(/\/$/);
  expect(await page.title()).toBe(title);
  code.release();
  await expect(page).toHaveURL(/\/qrcode-types$/);
  await expect(heading(page)).not.toHaveText('Scan the Future.');
  await expect(page.getByText('Please wait...')).toBeHidden();
  expect(await page.title()).not.toBe(title);
  expect(code.count()).toBe(1);
  await page.goBack();
  await expect(heading(page)).toHaveText('Scan the Future.');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(300);
});

test.describe('after a navigation', () => {
  test('the heading at the top has focus', { tag: '@all' }, async ({ page }) => {
    await open(page, '/e404');

    await test.step('a pointer leaves no ring around the heading', async () => {
      await footerLink(page, '/qrcode-types').click();
      await expect(heading(page)).toHaveText(/^Fourteen codes/);
      await expect(heading(page)).toBeFocused();
      expect(
        await heading(page).evaluate((element) => getComputedStyle(element).outlineStyle),
      ).toBe('none');
    });

    await test.step('no live region repeats the heading', async () => {
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

  test('to a section, its heading has focus', async ({ page }) => {
    await open(page, '/e404');
    await page.locator('header a[href="/s/pricing"]').first().click();
    const pricing = sectionOf(page, 'pricing');
    await expect(pricing).toBeInViewport();
    await expect(pricing.getByRole('heading', { level: 2 }).first()).toBeFocused();
    const path = page.locator('input[name=path]');
    await path.fill('kept');
    await page.locator('header a[href="/s/contact"]').first().click();
    await expect(sectionOf(page, 'contact').getByRole('heading', { level: 2 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/s\/pricing$/);
    await expect(path).toHaveValue('kept');

    await test.step('leaves about 48 px of air above', async () => {
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

  test('to a section hydrates nothing passed by', { tag: '@all' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, '/s/pricing');
    await islandHydrated(page, 'pricing');
    await expect(sectionOf(page, 'pricing')).toBeInViewport();
    await nextFrames(page);
    for (const passed of ['page-types', 'use-cases-overview', 'samples', 'comparison']) {
      await expect(page.locator(`[data-island="${passed}"]`)).not.toHaveAttribute('data-hydrated');
    }
    await page.mouse.wheel(0, -1000);
    await islandHydrated(page, 'testimonials');
  });
});

test('home moves nothing in sight while it loads', { tag: '@all' }, async ({ page }) => {
  const code = await hold(page, /\/Designer-[^/]+\.js$/);
  await watchShifts(page);
  await open(page, '/e404');
  await page.locator('header a[href="/"]').first().click();
  await expect(heading(page)).toHaveText('Scan the Future.');
  await expect(sectionOf(page, 'designer')).toHaveCount(0);
  await expect(page.locator('footer')).not.toBeInViewport();
  const before = await readShift(page);
  code.release();
  await expect(sectionOf(page, 'start')).toBeAttached();
  await islandHydrated(page, 'start');
  expect((await readShift(page)) - before).toBeLessThan(0.001);
});

test.describe('while layout is deferred', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(async ({ page }) => {
    // The pointer may be over the page from the start.
    await page.addInitScript(() => {
      addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true);
    });
    await page.goto('/');
  });

  test('a link leads to its section', { tag: '@all' }, async ({ page }) => {
    await clickHere(page.locator('main a[href="/s/pricing"]'));
    await expect(sectionOf(page, 'pricing').getByRole('heading').first()).toBeInViewport();
    await expect(page.locator('html[data-deferred-layout]')).toHaveCount(0);
  });

  test('the end of the page stays visible', { tag: '@all' }, async ({ page }) => {
    await page.keyboard.press('End');
    await expect(page.locator('html[data-deferred-layout]')).toHaveCount(0);
    await expect(page.locator('footer').getByText('©')).toBeInViewport();
  });

  test('what a script shows stays in the window', { tag: '@all' }, async ({ page }) => {
    await page.goto('/samples');
    const last = page.locator('main li:has(h2)').last();
    await last.evaluate((item) => item.scrollIntoView({ block: 'center' }));
    await expect(page.locator('html[data-deferred-layout]')).toHaveCount(0);
    await expect(last.getByRole('heading')).toBeInViewport();
  });
});
