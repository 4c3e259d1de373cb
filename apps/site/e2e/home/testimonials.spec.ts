import type { Locator } from '@playwright/test';
import { expectAccessibleState } from '../support/axe.ts';
import { expect, openSection, test } from '../support/test.ts';

const QUOTE = 'We moved the market indoors the night before.';

const dot = (section: Locator, number: number) =>
  section.getByRole('button', { name: `Testimonial ${String(number)} of 3` });

test('keeps its stamps and the size of its dots', async ({ page, watched }) => {
  watched.expectComplaint(/Failed to load resource/);
  await page.route('**/images/drawings/avatar-*.svg', (route) => route.abort());
  const section = await openSection(page, 'testimonials');

  await test.step('keeps the stamp when the portrait cannot be loaded', async () => {
    await expect(section.getByText('MD', { exact: true })).toBeVisible();
    const first = section.locator('figure').filter({ hasText: QUOTE });
    await expect(first.locator('img')).toHaveCount(0);
  });

  await test.step('has dots of 44 px in small windows', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const box = await dot(section, 1).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await dot(section, 2).click();
    await expectAccessibleState(page, 'another quote', '#testimonials');
  });
});
