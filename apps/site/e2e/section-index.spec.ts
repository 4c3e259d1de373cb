import { expectAccessible } from './support/axe.ts';
import { expect, open, sectionOf, test } from './support/test.ts';

const SECTIONS = [
  'page-types',
  'use-cases-overview',
  'features',
  'samples',
  'comparison',
  'analytics',
  'print',
  'store',
  'pricing',
  'faq',
  'contact',
];

test('leads to the sections in their order', async ({ page }) => {
  await open(page, '/s');
  const links = page.getByRole('main').locator('a[href^="/s/"]');
  expect(
    await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(3))),
  ).toEqual(SECTIONS);
  for (const id of SECTIONS) {
    await page.goto(`/s/${id}`);
    await expect(sectionOf(page, id)).toBeAttached();
  }
});

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

test('has no fault that axe finds, and scrolls to no side', async ({ page }) => {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/fr/s');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('has every link', async ({ page }) => {
    await page.goto('/s');
    await expect(page.getByRole('main').locator('a[href^="/s/"]')).toHaveCount(SECTIONS.length);
  });
});
