import type { Page } from '@playwright/test';
import { putOnPaper, SHEET } from '../support/page-text.ts';
import { expect, open, sectionOf, test, scrollToIsland } from '../support/test.ts';

/** Sections of home that show one item at a time on screen. */
const CHOSEN = [
  { section: 'page-types', items: '[role=tabpanel]', count: 14, control: '[role=tablist]' },
  { section: 'testimonials', items: 'blockquote', count: 3, control: 'button' },
  { section: 'faq', items: 'details > :not(summary)', count: 6, control: undefined },
] as const;

async function expectEverythingChosen(page: Page): Promise<void> {
  for (const { section, items, count, control } of CHOSEN) {
    const part = sectionOf(page, section);
    await expect(part.locator(items), section).toHaveCount(count);
    for (const item of await part.locator(items).all()) await expect(item, section).toBeVisible();
    if (control !== undefined) {
      await expect(part.locator(control).filter({ visible: true }), section).toHaveCount(0);
    }
  }
  for (const section of ['analytics', 'pricing']) {
    await expect(sectionOf(page, section).locator('table'), section).toBeVisible();
  }
}

test('home prints everything and then restores the choice', async ({ page }) => {
  await open(page, '/');

  await test.step('as it came', async () => {
    await putOnPaper(page);
    await expectEverythingChosen(page);
    await putOnPaper(page, 'screen');
  });

  for (const section of ['page-types', 'samples', 'testimonials', 'faq']) {
    await scrollToIsland(page, section);
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
