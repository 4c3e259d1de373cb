import { expect, openSection, sectionOf, test } from './support/test.ts';
import { APP_HOST } from './support/ports.ts';

test('turns the ticket from months to years and back, by keyboard, and says so', async ({
  page,
}) => {
  const pricing = await openSection(page, 'pricing');
  const basic = pricing.getByRole('article', { name: 'Basic' });
  await expect(basic.getByText('$9 a month')).toBeAttached();
  await pricing.getByRole('radio', { name: 'Monthly' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(pricing.getByRole('radio', { name: 'Annual' })).toBeChecked();
  await expect(basic.getByText('$90 a year')).toBeAttached();
  await expect(basic.getByText('$18 less than monthly')).toBeVisible();
  await expect(pricing.getByRole('status')).toHaveText('Prices now per year.');
  await page.keyboard.press('ArrowLeft');
  await expect(basic.getByText('$9 a month')).toBeAttached();
  await expect(pricing.getByRole('status')).toHaveText('Prices now per month.');
});

test('leads each plan to its own address in a new tab', async ({ page }) => {
  const pricing = await openSection(page, 'pricing');
  const links = pricing.getByRole('article').getByRole('link');
  const addresses = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const buy = (plan: string) => `${APP_HOST}/plans/buy/${plan}?nxtPtype=${plan}`;
  expect(await addresses()).toEqual(['free', 'basic', 'business', 'premium'].map(buy));
  await pricing.getByText('Annual', { exact: true }).click();
  await expect
    .poll(addresses)
    .toEqual(['free', 'basic_annual', 'business_annual', 'premium_annual'].map(buy));
  for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_blank');
});

test('carries POPULAR on Basic, SAVE 16% on the toggle, and leads to Contact', async ({ page }) => {
  const pricing = await openSection(page, 'pricing');
  await expect(pricing.getByText('SAVE 16%')).toBeVisible();
  await expect(pricing.getByRole('article', { name: 'Basic' }).getByText('POPULAR')).toBeVisible();
  await expect(pricing.getByText('POPULAR')).toHaveCount(1);
  await pricing.getByRole('link', { name: 'Contact Sales' }).click();
  await expect(page).toHaveURL('/s/contact');
  await expect(sectionOf(page, 'contact')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('lists the yearly prices and offers no toggle', async ({ page }) => {
    await page.goto('/');
    const pricing = sectionOf(page, 'pricing');
    await expect(pricing.getByRole('radio')).toHaveCount(0);
    const premium = pricing.locator('noscript li').last();
    await expect(premium).toHaveText('Premium: $790 a year $158 less than monthly');
    await expect(premium).toBeVisible();
  });
});
