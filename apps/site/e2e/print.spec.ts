import type { Page } from '@playwright/test';
import { expect, open, overflowOf, sectionOf, test, wake } from './support/test.ts';

/** A sheet of A4 at 96 dots an inch. */
const SHEET = { width: 794, height: 1123 };

/** The parts of home whose items a visitor chooses from on the screen. */
const CHOSEN = [
  { section: 'page-types', items: '[role=tabpanel]', count: 14, control: '[role=tablist]' },
  { section: 'testimonials', items: 'blockquote', count: 3, control: 'button' },
  { section: 'faq', items: 'details > :not(summary)', count: 6, control: undefined },
] as const;

async function putOnPaper(page: Page): Promise<void> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
}

/** What can be read, line by line; in the designer nothing can. */
function readLines(page: Page): Promise<string[]> {
  return page
    .locator('main :is(h1, h2, h3, h4, p, dt, dd, th, td, blockquote, figcaption)')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('#designer, [aria-hidden]'))
        .map((element) => element.textContent),
    );
}

async function expectEverythingChosen(page: Page): Promise<void> {
  for (const { section, items, count, control } of CHOSEN) {
    const part = sectionOf(page, section);
    await expect(part.locator(items), section).toHaveCount(count);
    for (const item of await part.locator(items).all()) await expect(item, section).toBeVisible();
    if (control !== undefined) {
      await expect(part.locator(control).filter({ visible: true }), section).toHaveCount(0);
    }
  }
  await expect(sectionOf(page, 'analytics').locator('table')).toBeVisible();
}

test.describe('on paper', () => {
  for (const address of ['/', '/samples', '/qrcode-types', '/solutions/website', '/e404']) {
    test(`nothing that can be read on ${address} is lost, and nothing is cut`, async ({ page }) => {
      await page.setViewportSize(SHEET);
      await open(page, address);
      const onScreen = await readLines(page);
      expect(onScreen.length).toBeGreaterThan(1);
      await putOnPaper(page);
      expect(await readLines(page)).toEqual(expect.arrayContaining(onScreen));
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      // It would stand on every sheet, or in the middle of one.
      await page.evaluate(() => {
        scrollTo(0, 800);
      });
      await expect(page.locator('header').first()).not.toBeInViewport();
    });
  }

  test('home has every type, quote, answer and figure, as it came', async ({ page }) => {
    await open(page, '/');
    await putOnPaper(page);
    await expectEverythingChosen(page);
  });

  test('home has them once it is alive, and the screen again what was chosen', async ({ page }) => {
    await open(page, '/');
    for (const section of ['page-types', 'samples', 'testimonials', 'faq']) {
      await wake(page, section);
    }
    await putOnPaper(page);
    await expectEverythingChosen(page);
    const samples = sectionOf(page, 'samples').getByRole('listitem');
    for (const sample of await samples.filter({ hasText: /./ }).all()) {
      const box = await sample.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= SHEET.width, await sample.innerText()).toBe(
        true,
      );
    }
    await page.emulateMedia({ media: 'screen' });
    const panels = sectionOf(page, 'page-types').locator('[role=tabpanel]');
    await expect(panels.filter({ visible: true })).toHaveCount(1);
  });
});
