import { expect, open, sectionOf, test } from '../support/test.ts';

test('scrolls to the section whose link is pressed, in the language of the page', async ({
  page,
}) => {
  await open(page, '/es/s');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Precios/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/es\/s\/pricing$/);
  await expect(sectionOf(page, 'pricing')).toBeInViewport();
});
