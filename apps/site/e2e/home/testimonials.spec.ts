import { expectAccessibleState } from '../support/axe.ts';
import { expect, openSection, test } from '../support/test.ts';

test('has dots of 44 px in small windows', async ({ page }) => {
  const section = await openSection(page, 'testimonials');
  await page.setViewportSize({ width: 390, height: 800 });
  const dot = (number: number) =>
    section.getByRole('button', { name: `Testimonial ${String(number)} of 3` });
  const box = await dot(1).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await dot(2).click();
  await expectAccessibleState(page, 'another quote', '#testimonials');
});
