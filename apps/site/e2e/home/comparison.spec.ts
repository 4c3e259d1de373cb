import type { Locator } from '@playwright/test';
import { expectAccessibleState } from '../support/axe.ts';
import { expect, openSection, test, visibleText } from '../support/test.ts';

const WRONG = 'The static print is now wrong';
const WORKS = 'The dynamic print still works';

const field = (section: Locator) => section.getByLabel('Edit the destination');
const staticPhone = (section: Locator) =>
  section.getByRole('group', { name: 'What the static code opens' });
const dynamicPhone = (section: Locator) =>
  section.getByRole('group', { name: 'What the dynamic code opens' });

const sources = (section: Locator) =>
  section.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')));

test('updates only the dynamic print, then resets', async ({ page }) => {
  const section = await openSection(page, 'comparison');

  await test.step('starts with two prints of the spring menu', async () => {
    await expect(staticPhone(section)).toContainText('Spring menu, from 13');
    await expect(dynamicPhone(section)).toContainText('Spring menu, from 13');
    await expect(visibleText(section, '37 by 37 modules, 0.54 mm each at 2 cm')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Start again' })).toBeHidden();
  });

  const codes = await sources(section);
  const before = await field(section).inputValue();
  await field(section).fill(before.replace('spring/lunch-v2-final', 'summer/lunch'));
  await expect(visibleText(section, WRONG)).toBeVisible();
  await expect(visibleText(section, WORKS)).toBeVisible();
  await expect(staticPhone(section)).toContainText('File not found');
  await expect(dynamicPhone(section)).toContainText('Summer menu, from 13');
  await expect(section.locator('mark')).toHaveText('summer/lunch.pdf');
  expect(await sources(section)).toEqual(codes);
  await expectAccessibleState(page, 'a print that is wrong', '#comparison');

  await section.getByRole('button', { name: 'Start again' }).click();
  await expect(field(section)).toBeFocused();
  await expect(field(section)).toHaveValue(before);
  await expect(section.getByText(WRONG)).toHaveCount(0);
  await expect(staticPhone(section)).toContainText('Spring menu, from 13');
});

test('takes any text for a URL', async ({ page }) => {
  const section = await openSection(page, 'comparison');

  await test.step('removes line breaks and explains an empty field', async () => {
    await field(section).press('Enter');
    await expect(section.getByText(WRONG)).toHaveCount(0);
    await field(section).fill('');
    await expect(visibleText(section, 'An empty address leads nowhere')).toBeVisible();
    await expect(field(section)).toHaveAttribute('aria-invalid', 'true');
    await expect(section.getByText(WRONG)).toHaveCount(0);
  });

  await test.step('keeps an overlong URL and counts the excess', async () => {
    await field(section).focus();
    await page.keyboard.insertText(`a\nb${'c'.repeat(400)}`);
    await expect(field(section)).toHaveValue(/^abc{400}$/);
    await expect(field(section)).toHaveAttribute('aria-invalid', 'true');
    await expect(
      visibleText(section, '102 characters too many. There is room for 300.'),
    ).toBeVisible();
  });
});
