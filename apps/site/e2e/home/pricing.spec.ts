import { expectAccessibleState } from '../support/axe.ts';
import { APP_HOST } from '../support/ports.ts';
import { expect, openSection, sectionOf, test } from '../support/test.ts';

const PLANS = ['free', 'basic', 'business', 'premium'];

const buy = (plan: string) => `${APP_HOST}/plans/buy/${plan}?nxtPtype=${plan}`;

test('sells four plans, monthly and yearly', async ({ page }) => {
  const pricing = await openSection(page, 'pricing');
  const basic = pricing.getByRole('article', { name: 'Basic' });
  const links = pricing.getByRole('article').getByRole('link');
  const urls = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

  await test.step('switches to years and back by keyboard', async () => {
    await expect(basic.getByText('$9 a month')).toBeAttached();
    await pricing.getByRole('radio', { name: 'Monthly' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(pricing.getByRole('radio', { name: 'Annual' })).toBeChecked();
    await expect(basic.getByText('$90 a year')).toBeAttached();
    await expect(basic.getByText('$18 less than monthly')).toBeVisible();
    await expect(page.getByRole('log').getByText('Prices now per year.')).toHaveCount(1);
    await expectAccessibleState(page, 'prices by the year', '#pricing');
    const yearly = PLANS.map((plan) => buy(plan === 'free' ? plan : `${plan}_annual`));
    await expect.poll(urls).toEqual(yearly);
    await page.keyboard.press('ArrowLeft');
    await expect(basic.getByText('$9 a month')).toBeAttached();
    await expect(page.getByRole('log').getByText('Prices now per month.')).toHaveCount(1);
  });

  await test.step('unfolds all limits of the period by keyboard', async () => {
    await expect(pricing.getByRole('table')).toHaveCount(0);
    await pricing.locator('summary', { hasText: 'Compare every limit' }).press('Enter');
    await expect(pricing.getByRole('columnheader').filter({ hasText: 'Basic' })).toHaveText(
      'Basic $9',
    );
    await expect(pricing.getByRole('row', { name: 'Short addresses' })).toHaveText(
      'Short addresses101505003,000',
    );
    await pricing.getByText('Annual', { exact: true }).click();
    await expect(pricing.getByRole('columnheader').filter({ hasText: 'Basic' })).toHaveText(
      'Basic $90',
    );
    await expectAccessibleState(page, 'every limit', '#pricing');
  });

  await test.step('leads to Contact', async () => {
    await pricing.getByRole('link', { name: 'Contact Sales' }).click();
    await expect(page).toHaveURL('/s/contact');
    await expect(sectionOf(page, 'contact')).toBeInViewport();
  });
});
