import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, openSection, sectionOf, test } from './support/test.ts';

const QUOTES = [
  'We moved the market indoors the night before.',
  'My number changed and four hundred cards did not have to.',
  'The finder called within the hour.',
];

const expectShown = async (section: Locator, shown: number) => {
  for (const [index, quote] of QUOTES.entries()) {
    await expect(section.getByText(quote)).toBeVisible({ visible: index === shown });
  }
};

test('says above the quotes that they are samples', async ({ page }) => {
  const section = await openSection(page, 'testimonials');
  await expect(section.getByRole('heading', { level: 2, name: 'Sample quotes.' })).toBeVisible();
  await expect(
    section.getByText('We wrote these to show the layout. Real customers will replace them.'),
  ).toBeVisible();
  await expectAccessible(page, 'testimonials', '#testimonials');
});

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('goes on to the next quote by itself', async ({ page }) => {
    const section = await openSection(page, 'testimonials');
    await expect(section.getByText(QUOTES[1] ?? '')).toBeVisible();
    await expect(section.getByText(QUOTES[0] ?? '')).toBeHidden();
  });

  test('stands still once it is paused', async ({ page }) => {
    await page.clock.install();
    const section = await openSection(page, 'testimonials');
    await section.getByRole('button', { name: 'Pause quotes' }).click();
    await expect(section.getByRole('button', { name: 'Play quotes' })).toBeVisible();
    const shown = await section.locator('button[aria-current]').getAttribute('aria-label');
    await page.clock.runFor(20_000);
    await expect(section.locator('button[aria-current]')).toHaveAttribute(
      'aria-label',
      shown ?? '',
    );
  });

  test('stops when the focus comes in, and stays stopped', async ({ page }) => {
    const section = await openSection(page, 'testimonials');
    await section.getByRole('button', { name: 'Quote 1 of 3' }).focus();
    await expect(section.getByRole('button', { name: 'Play quotes' })).toBeVisible();
    await section.getByRole('button', { name: 'Quote 1 of 3' }).blur();
    await expect(section.getByRole('button', { name: 'Play quotes' })).toBeVisible();
  });
});

test('shows the quote of a dot', async ({ page }) => {
  const section = await openSection(page, 'testimonials');
  for (const index of [2, 0, 1]) {
    const dot = section.getByRole('button', { name: `Quote ${String(index + 1)} of 3` });
    await dot.click();
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await expectShown(section, index);
  }
});

test('stands still where less motion is asked for', async ({ page }) => {
  await page.clock.install();
  const section = await openSection(page, 'testimonials');
  await expect(section.getByRole('button', { name: 'Pause quotes' })).toBeHidden();
  await page.clock.runFor(20_000);
  await expectShown(section, 0);
});

test('keeps the stamp when the portrait cannot be loaded', async ({ page, watched }) => {
  watched.expectComplaint(/Failed to load resource/);
  await page.route('**/images/drawings/avatar-*.svg', (route) => route.abort());
  const section = await openSection(page, 'testimonials');
  await expect(section.getByText('MD', { exact: true })).toBeVisible();
  const first = section.locator('figure').filter({ hasText: QUOTES[0] ?? '' });
  await expect(first.locator('img')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('has all three quotes to read and no controls', async ({ page }) => {
    await page.goto('/');
    const section = sectionOf(page, 'testimonials');
    for (const quote of QUOTES) await expect(section.getByText(quote)).toBeVisible();
    await expect(section.getByRole('button')).toHaveCount(0);
  });
});
