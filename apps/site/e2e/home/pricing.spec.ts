import { APP_HOST } from '../support/ports.ts';
import { expect, openSection, sectionOf, test } from '../support/test.ts';

const PLANS = ['free', 'basic', 'business', 'premium'];

const buy = (plan: string) => `${APP_HOST}/plans/buy/${plan}?nxtPtype=${plan}`;

test('sells four plans by the month and by the year', async ({ page }) => {
  const pricing = await openSection(page, 'pricing');
  const basic = pricing.getByRole('article', { name: 'Basic' });
  const links = pricing.getByRole('article').getByRole('link');
  const addresses = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

  await test.step('carries POPULAR on Basic and SAVE 16% on the toggle', async () => {
    await expect(pricing.getByText('SAVE 16%')).toBeVisible();
    await expect(basic.getByText('POPULAR')).toBeVisible();
    await expect(pricing.getByText('POPULAR')).toHaveCount(1);
  });

  await test.step('leads each plan to its own address in a new tab', async () => {
    expect(await addresses()).toEqual(PLANS.map(buy));
    for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_blank');
  });

  await test.step('turns the ticket from months to years and back, by keyboard, and says so', async () => {
    await expect(basic.getByText('$9 a month')).toBeAttached();
    await pricing.getByRole('radio', { name: 'Monthly' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(pricing.getByRole('radio', { name: 'Annual' })).toBeChecked();
    await expect(basic.getByText('$90 a year')).toBeAttached();
    await expect(basic.getByText('$18 less than monthly')).toBeVisible();
    await expect(pricing.getByRole('status')).toHaveText('Prices now per year.');
    const yearly = PLANS.map((plan) => buy(plan === 'free' ? plan : `${plan}_annual`));
    await expect.poll(addresses).toEqual(yearly);
    await page.keyboard.press('ArrowLeft');
    await expect(basic.getByText('$9 a month')).toBeAttached();
    await expect(pricing.getByRole('status')).toHaveText('Prices now per month.');
  });

  await test.step('leads to Contact', async () => {
    await pricing.getByRole('link', { name: 'Contact Sales' }).click();
    await expect(page).toHaveURL('/s/contact');
    await expect(sectionOf(page, 'contact')).toBeInViewport();
  });
});
