import type { Page } from '@playwright/test';
import { expectAccessibleState } from '../support/axe.ts';
import { expect, hydrated, open, test, visibleText } from '../support/test.ts';

const stub = (page: Page) => page.locator('section[data-surface=manila]');

// Playwright keeps the permissions of a shared context.
test.afterEach(({ context }) => context.clearPermissions());

test('finds and marks the cheapest plan', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/plans');
  await expect(stub(page).getByRole('heading', { name: 'Free fits' })).toBeVisible();

  await test.step('follows what is asked', async () => {
    await page.getByRole('textbox', { name: 'How many pages or dynamic codes?' }).fill('24');
    await page.getByRole('textbox', { name: 'How many short addresses?' }).fill('40');
    await expect(stub(page)).toContainText('Free stops at2 pages or codes');
    await expect(page.getByRole('log').filter({ hasText: 'Basic fits: $9 a month.' })).toHaveCount(
      1,
    );
    await expect(page.locator('thead [data-found]')).toHaveText('Basic $9');
  });

  await test.step('explains an unreadable answer and keeps it', async () => {
    await page.getByRole('textbox', { name: 'How many pages or dynamic codes?' }).fill('many');
    await expect(visibleText(page, 'Type a whole number, up to 99,999.')).toBeVisible();
    await expectAccessibleState(page, 'a number that is none');
    await expect(stub(page).getByRole('heading', { name: 'Basic fits' })).toBeVisible();
    await page.getByRole('textbox', { name: 'How many pages or dynamic codes?' }).fill('24');
  });

  await test.step('is asked by keyboard', async () => {
    await page.getByRole('slider', { name: 'How many pages or dynamic codes?' }).focus();
    await page.keyboard.press('End');
    await expect(
      stub(page).getByRole('heading', { name: 'No plan is large enough' }),
    ).toBeVisible();
    await expectAccessibleState(page, 'no plan fits');
    await page.getByRole('textbox', { name: 'How many pages or dynamic codes?' }).fill('24');
    await page.getByRole('checkbox', { name: 'Your own domain' }).press('Space');
    await expect(stub(page).getByRole('heading', { name: 'Premium fits' })).toBeVisible();
  });

  await test.step('follows the billing period', async () => {
    await page.getByText('Annual', { exact: true }).click();
    await expect(stub(page)).toContainText('$158 less than monthly');
    await expect(stub(page).getByRole('link')).toHaveAttribute(
      'href',
      /\/plans\/buy\/premium_annual\?nxtPtype=premium_annual$/,
    );
  });

  await test.step('keeps answers across reload and languages', async () => {
    await expect(page).toHaveURL(/\/plans\?pages=24&addresses=40&need=own-domain&period=annual$/);
    await page.getByRole('button', { name: 'Copy a link to this answer' }).click();
    await expect(visibleText(page, 'The link is on your clipboard.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.locator('header summary').filter({ hasText: 'English' }).click();
    await page.locator('header').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(/\/es\/plans\?pages=24&addresses=40&need=own-domain/);
    await hydrated(page);
    await expect(stub(page).getByRole('heading', { name: 'Premium te sirve' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Tu propio dominio' })).toBeChecked();
  });
});

test('prefills contact where no plan fits', { tag: '@all' }, async ({ page }) => {
  await open(page, '/plans?pages=700&people=more&need=api');
  await stub(page).getByRole('link', { name: 'Write to us' }).click();
  // Far down another page: beside other work the form takes longer than other answers.
  await expect(page).toHaveURL(/\/s\/contact$/, { timeout: 45_000 });
  const contact = page.locator('#contact');
  await expect(contact.getByLabel('Subject', { exact: true })).toHaveValue('Which plan do I need?');
  await expect(contact.getByLabel('Message', { exact: true })).toHaveValue(
    'I need:\n- 700 pages or codes\n- 10 short addresses\n- more than 3 people\n- API access',
  );
});

test('phones compare any two plans side by side', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/plans');
  const heads = page.locator('thead [data-plan]').filter({ visible: true });
  await expect(heads).toHaveText(['Free $0', 'Basic $9']);
  await page.getByRole('combobox', { name: 'with' }).selectOption('Premium');
  await expect(heads).toHaveText(['Free $0', 'Premium $79']);
});
