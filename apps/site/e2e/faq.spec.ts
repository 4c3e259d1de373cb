import { expect, openSection, sectionOf, test } from './support/test.ts';

test('opens one answer at a time by keyboard, and closes it again', async ({ page }) => {
  const faq = await openSection(page, 'faq');
  const answers = faq.locator('details[open]');
  await expect(answers).toHaveCount(0);
  const first = faq.locator('summary').first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(faq.getByText('A static code contains the final address')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(faq.getByText('Yes. Edit the page or the destination')).toBeVisible();
  await expect(answers).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(answers).toHaveCount(0);
});

test('leads on to Contact', async ({ page }) => {
  const faq = await openSection(page, 'faq');
  await faq.getByRole('link', { name: 'Ask us' }).click();
  await expect(page).toHaveURL('/s/contact');
  await expect(sectionOf(page, 'contact')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('has every answer to read', async ({ page }) => {
    await page.goto('/');
    const faq = sectionOf(page, 'faq');
    await expect(faq.getByText('Not under 2 × 2 cm')).toBeVisible();
    await expect(faq.getByText('The Free plan costs $0')).toBeVisible();
  });
});
