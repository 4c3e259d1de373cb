import { expectAccessibleState } from '../support/axe.ts';
import { expect, openSection, sectionOf, test } from '../support/test.ts';

test('opens one answer at a time by keyboard', async ({ page }) => {
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
  await expectAccessibleState(page, 'an answer', '#faq');
  await page.keyboard.press('Space');
  await expect(answers).toHaveCount(0);

  await test.step('leads on to Contact', async () => {
    await faq.getByRole('link', { name: 'Ask us' }).click();
    await expect(page).toHaveURL('/s/contact');
    await expect(sectionOf(page, 'contact')).toBeInViewport();
  });
});
