import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { APP_HOST } from '../support/ports.ts';
import { serveHtml } from '../support/requests.ts';
import { expect, openSection, test } from '../support/test.ts';

const FIRST = ['Café Linde, Coupon', 'Duarte & Filha, Business page', 'Inés Vidal, Link in bio'];

const dialog = (page: Page) => page.getByRole('dialog');
const sampleLink = (section: Locator, name: string) =>
  section.getByRole('link', { name: `Open the preview of ${name}` });

async function reachable(page: Page, section: Locator): Promise<string[]> {
  await section.getByRole('button', { name: 'More samples' }).focus();
  const names: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const name = await section.evaluate((part) => {
      const focused = document.activeElement;
      return focused?.matches('a') && part.contains(focused) ? focused.textContent : null;
    });
    if (name === null) return names;
    names.push(name);
  }
}

const SAMPLES = '**/sample/**';

/** Replaces the sample's page, so that only the preview is tested. */
const PAGE =
  '<!doctype html><html lang="en"><title>Page</title><h1>The page</h1><a href="#x">A link</a>';

test('only one slide is reachable at every width', { tag: '@all' }, async ({ page }) => {
  const section = await openSection(page, 'samples');
  for (const [width, perSlide] of [
    [1024, 4],
    [768, 3],
    [640, 2],
    [390, 1],
  ] as const) {
    await test.step(`${perSlide} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => reachable(page, section)).toHaveLength(perSlide);
      await section.getByRole('button', { name: 'More samples' }).click();
      await expect
        .poll(() => reachable(page, section))
        .toEqual(Array<unknown>(perSlide).fill(expect.not.stringContaining('Café Linde')));
      await section.getByRole('button', { name: 'Earlier samples' }).click();
    });
  }

  await test.step('shows less than half at 600 px', async () => {
    await page.setViewportSize({ width: 600, height: 900 });
    const shares = await section.locator('li[inert]').evaluateAll((items) =>
      items.map((item) => {
        const { left, right, width } = item.getBoundingClientRect();
        return Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) / width;
      }),
    );
    expect(Math.max(...shares)).toBeLessThan(0.5);
  });
});

test.describe('the preview', () => {
  // The frame needs the headers of a host.
  const framed = { tag: '@host' };
  test('opens by keyboard and returns focus on Escape', framed, async ({ page }) => {
    await serveHtml(page, SAMPLES, PAGE);
    const section = await openSection(page, 'samples');
    const link = sampleLink(section, 'Duarte & Filha');
    await link.focus();
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveAccessibleName('Duarte & Filha, Business page');
    const frame = dialog(page).getByTitle('Sample page: Duarte & Filha');
    await expect(frame).toHaveAttribute('src', '/sample/business/business-realtor');
    await expect(frame.contentFrame().getByRole('heading')).toHaveText('The page');
    await expect(dialog(page).getByText('Loading the page…')).toHaveCount(0);
    await expectAccessible(page, 'a preview', { withFrames: true });
    const create = dialog(page).getByRole('link', { name: /^Create page/ });
    await expect(create).toHaveAttribute(
      'href',
      `${APP_HOST}/ql/business/new?template=business-realtor`,
    );
    await expect(create).toHaveAttribute('target', '_blank');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  test('shows each sample, and closes from inside', { tag: '@all' }, async ({ page, context }) => {
    await serveHtml(context, SAMPLES, PAGE);
    const section = await openSection(page, 'samples');

    await test.step('shows another sample the next time', async () => {
      for (const name of FIRST) {
        await sampleLink(section, name).click();
        await expect(dialog(page)).toHaveAccessibleName(name);
        await dialog(page).getByRole('button', { name: 'Close preview' }).click();
        await expect(dialog(page)).toHaveCount(0);
      }
    });

    const link = sampleLink(section, 'Café Linde');

    await test.step('leaves a modified click to the browser', async () => {
      const opened = context.waitForEvent('page');
      await link.click({ modifiers: ['ControlOrMeta'] });
      const tab = await opened;
      await tab.waitForURL('**/sample/coupon/coupon-two-for-one');
      await tab.close();
      await expect(dialog(page)).toHaveCount(0);
    });

    await test.step('closes by Escape from inside the page', async () => {
      await link.click();
      await dialog(page).locator('iframe').contentFrame().getByRole('link').focus();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    });

    await test.step('is 340 × 657 px, or full window', async () => {
      for (const [width, size] of [
        [600, { width: 340, height: 657 }],
        [599, { width: 599, height: 800 }],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await link.click();
        await expect.poll(() => dialog(page).boundingBox()).toMatchObject(size);
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
      }
    });
  });

  test('offers the page when its preview fails', { tag: '@all' }, async ({ page, watched }) => {
    watched.expectComplaint(/Failed to load resource|ERR_FAILED/);
    await page.route(SAMPLES, (route) => route.abort());
    const section = await openSection(page, 'samples', '/fr');
    await section.getByRole('link', { name: /Café Linde/ }).click();
    const failure = 'L’exemple ne s’est pas chargé. Essayez dans un onglet à part.';
    await expect(dialog(page).getByText(failure)).toBeVisible();
    await expect(
      dialog(page).getByRole('link', { name: /^Ouvrir la page à part/ }),
    ).toHaveAttribute('href', '/fr/sample/coupon/coupon-two-for-one');
    await expect(dialog(page).getByRole('img')).toBeVisible();
  });
});
