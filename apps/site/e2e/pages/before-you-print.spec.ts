import { OPEN_PROMISES, SETTLED_PROMISES } from '@waypage/content/promises';
import { expect, open, test } from '../support/test.ts';

test('asks about a row that has no rule', async ({ page }) => {
  await open(page, '/before-you-print');
  await expect(page.getByRole('listitem').filter({ has: page.locator('time') })).toHaveCount(
    SETTLED_PROMISES.length + OPEN_PROMISES.length,
  );
  await page.getByRole('link', { name: 'Ask about row 8' }).click();
  await expect(page).toHaveURL(/\/s\/contact$/);
  const contact = page.locator('#contact');
  await expect(contact.getByLabel('Subject', { exact: true })).toHaveValue(
    'Before you print, row 8: What if I move to a smaller plan?',
  );
  await expect(contact.getByLabel('Message', { exact: true })).toHaveValue(/smaller plan/);
});

test('is opened at the row that matters, which is marked', async ({ page }) => {
  await open(page, '/qrcode-types/vcard-plus');
  await page.getByRole('link', { name: 'The rule, with its date' }).click();
  await expect(page).toHaveURL(/\/before-you-print#size$/);
  const heading = page.getByRole('heading', { name: 'How small may I print a code?' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.locator('[data-named]')).toHaveAttribute('id', 'size');
  const header = await page.locator('header').boundingBox();
  const row = await page.locator('#size').boundingBox();
  expect(row?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});
