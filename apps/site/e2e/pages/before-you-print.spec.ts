import { expectAccessibleState } from '../support/axe.ts';
import { expect, open, test } from '../support/test.ts';

test('opens at the row that matters', async ({ page }) => {
  await open(page, '/qrcode-types/vcard-plus');
  await page.getByRole('link', { name: 'The rule, with its date' }).click();
  await expect(page).toHaveURL(/\/before-you-print#size$/);
  const heading = page.getByRole('heading', { name: 'How small may I print a code?' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.locator('[data-named]')).toHaveAttribute('id', 'size');
  await expectAccessibleState(page, 'a row that is named');
  const header = await page.locator('header').boundingBox();
  const row = await page.locator('#size').boundingBox();
  expect(row?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});
