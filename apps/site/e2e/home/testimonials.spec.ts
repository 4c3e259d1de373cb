import type { Locator } from '@playwright/test';
import { expect, openSection, test } from '../support/test.ts';

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

const play = (section: Locator) => section.getByRole('button', { name: 'Play testimonials' });
const dot = (section: Locator, number: number) =>
  section.getByRole('button', { name: `Testimonial ${String(number)} of 3` });

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test(
    'turns by itself until it is paused or the focus comes in',
    { tag: '@all' },
    async ({ page }) => {
      await page.clock.install();
      const section = await openSection(page, 'testimonials');

      await test.step('goes on to the next quote by itself', async () => {
        await expect(section.getByRole('button', { name: 'Pause testimonials' })).toBeVisible();
        await page.clock.runFor(6000);
        await expectShown(section, 1);
      });

      await test.step('stands still once it is paused', async () => {
        await section.getByRole('button', { name: 'Pause testimonials' }).click();
        await expect(play(section)).toBeVisible();
        const shown = await section.locator('button[aria-current]').getAttribute('aria-label');
        await page.clock.runFor(20_000);
        await expect(section.locator('button[aria-current]')).toHaveAttribute(
          'aria-label',
          shown ?? '',
        );
      });

      await test.step('stops when the focus comes in, and stays stopped', async () => {
        await openSection(page, 'testimonials');
        await dot(section, 1).focus();
        await expect(play(section)).toBeVisible();
        await dot(section, 1).blur();
        await expect(play(section)).toBeVisible();
      });
    },
  );
});

test('stands still where less motion is asked for, and shows the quote of a dot', async ({
  page,
  watched,
}) => {
  watched.expectComplaint(/Failed to load resource/);
  await page.clock.install();
  await page.route('**/images/drawings/avatar-*.svg', (route) => route.abort());
  const section = await openSection(page, 'testimonials');

  await test.step('says above the quotes that they are samples', async () => {
    await expect(
      section.getByRole('heading', { level: 2, name: 'Sample testimonials.' }),
    ).toBeVisible();
    await expect(
      section.getByText('We wrote these to show the layout. Real customers will replace them.'),
    ).toBeVisible();
  });

  await test.step('keeps the stamp when the portrait cannot be loaded', async () => {
    await expect(section.getByText('MD', { exact: true })).toBeVisible();
    const first = section.locator('figure').filter({ hasText: QUOTES[0] ?? '' });
    await expect(first.locator('img')).toHaveCount(0);
  });

  await test.step('stands still', async () => {
    await expect(section.getByRole('button', { name: 'Pause testimonials' })).toBeHidden();
    await page.clock.runFor(20_000);
    await expectShown(section, 0);
  });

  await test.step('shows the quote of a dot', async () => {
    for (const number of [3, 1, 2]) {
      await dot(section, number).click();
      await expect(dot(section, number)).toHaveAttribute('aria-current', 'true');
      await expectShown(section, number - 1);
    }
  });

  await test.step('has dots of 44 px in small windows', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const box = await dot(section, 1).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });
});
