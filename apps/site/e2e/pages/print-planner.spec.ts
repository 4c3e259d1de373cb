import type { Page } from '@playwright/test';
import { expectAccessibleState } from '../support/axe.ts';
import { decodeAt } from '../support/decode.ts';
import { expect, open, test, visibleText } from '../support/test.ts';

const figures = (page: Page) => page.locator('dd').allInnerTexts();

// Playwright keeps the permissions of a shared context.
test.afterEach(({ context }) => context.clearPermissions());

test('measures the design’s print and follows input', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/print-planner');
  const distance = page.getByRole('textbox', { name: 'Scanned from' });
  const content = page.getByRole('textbox', { name: 'What the code contains' });
  expect(await figures(page)).toEqual(['10 cm', '1.4 cm', '12.8 cm', '3.4 mm', '1189 px']);

  await test.step('draws a code that can be scanned', async () => {
    const drawing = page.getByRole('img', { name: 'A phone, the distance' });
    await expect.poll(() => decodeAt(page, drawing, 0)).toBe('https://waypage.example/orilla');
  });

  await test.step('copies the figures', async () => {
    await page.getByRole('button', { name: 'Copy the figures' }).click();
    await expect(visibleText(page, 'The figures are on your clipboard.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'Pattern 10\u00a0cm, clear edge 1.4\u00a0cm, label 12.8\u00a0cm, module 3.4\u00a0mm, 1189\u00a0px at 300\u00a0dpi',
    );
  });

  await test.step('explains invalid input and keeps the figures', async () => {
    await distance.fill('far');
    await expect(visibleText(page, 'Choose a distance from 0.2 to 10 metres.')).toBeVisible();
    await expect(distance).toHaveValue('far');
    await content.fill('x'.repeat(3000));
    await expect(visibleText(page, 'That does not fit in one code. Shorten it.')).toBeVisible();
    await content.fill('');
    await expect(visibleText(page, 'An empty code opens nothing. Type an address.')).toBeVisible();
    await expectAccessibleState(page, 'nothing to print');
    expect(await figures(page)).toEqual(['10 cm', '1.4 cm', '12.8 cm', '3.4 mm', '1189 px']);
  });

  await test.step('can be asked by keyboard alone', async () => {
    await page.getByRole('slider').focus();
    await page.keyboard.press('End');
    await expect(distance).toHaveValue('10.0');
    await expect(page.locator('dd').first()).toHaveText('100 cm');
    await page.keyboard.press('Home');
    await expect(page.locator('dd').first()).toHaveText('2 cm');
  });

  await test.step('follows what is asked', async () => {
    await distance.fill('0.2');
    await page.getByText('600 dpi').click();
    expect(await figures(page)).toEqual(['2 cm', '0.3 cm', '2.6 cm', '0.7 mm', '493 px']);
  });
});

test('draws a code that scans with a logo', { tag: '@all' }, async ({ page }) => {
  await open(page, '/print-planner');
  await page.getByText('Small', { exact: true }).click();
  const drawing = page.getByRole('img', { name: 'A phone, the distance' });
  await expect.poll(() => decodeAt(page, drawing, 0)).toBe('https://waypage.example/orilla');
  await page.getByRole('textbox', { name: 'What the code contains' }).fill('https://a.example/b');
  await expect(page.getByRole('link', { name: 'Design this code' })).toHaveAttribute(
    'href',
    /\?data=https%3A%2F%2Fa.example%2Fb$/,
  );
});
