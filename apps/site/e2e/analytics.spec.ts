import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expect, partHydrated, open, openSection, sectionOf, test } from './support/test.ts';

const analytics = (page: Page) => sectionOf(page, 'analytics');

test('has the sample figures in the HTML of every language', async ({ page }) => {
  for (const [address, figure, caption] of [
    ['/', '12,879', 'Sample figure'],
    ['/es/', '12.879', 'Cifra de muestra'],
    ['/fr/', '12\u00a0879', 'Chiffre d’exemple'],
  ] as const) {
    const html = await (await page.request.get(address)).text();
    expect(html, address).toContain(`>${figure}<`);
    expect(html, address).toContain(`>${caption}<`);
  }
});

test('shows the final figure and the peak at once where less motion is asked for', async ({
  page,
}) => {
  const section = await openSection(page, 'analytics');
  await expect(section.getByText('12,879')).toBeVisible();
  await expect(section.locator('[data-counting]')).toHaveCount(0);
  await expect(section.locator('[data-peak="lit"]')).toHaveCount(1);
  await expect(section.getByRole('img', { name: /Scans by weekday and hour/ })).toBeVisible();
  await section.getByText('The same numbers as a table').click();
  await expect(section.getByRole('row', { name: 'Lyon 196 42%' })).toBeVisible();
  await expect(section.getByRole('row', { name: 'Total 470 100%' })).toBeVisible();
  await expectAccessible(page, 'analytics', '#analytics');
});

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('counts up to the figure, then lights the peak', async ({ page }) => {
    await open(page, '/');
    // Counting is over in a moment, so what happens is written down while it happens.
    await analytics(page).evaluate((section) => {
      const seen = new Set<string>();
      const look = () => {
        if (section.querySelector('[data-counting]')) seen.add('counting');
        seen.add(section.querySelector<HTMLElement>('[data-peak]')?.dataset['peak'] ?? 'none');
        section.dataset['seen'] = [...seen].join(' ');
      };
      new MutationObserver(look).observe(section, {
        subtree: true,
        childList: true,
        attributeFilter: ['data-peak', 'data-counting'],
      });
      look();
    });
    await analytics(page).scrollIntoViewIfNeeded();
    await partHydrated(page, 'analytics');
    await analytics(page).getByText('12,879').scrollIntoViewIfNeeded();
    await expect(analytics(page)).toHaveAttribute('data-seen', /^lit unlit counting$/);
    await expect(analytics(page).locator('[data-peak="lit"]')).toHaveCount(1);
    await expect(analytics(page).locator('[data-counting]')).toHaveCount(0);
    await expect(analytics(page).getByText('12,879')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('has the figures and their table to read', async ({ page }) => {
    await page.goto('/');
    await expect(analytics(page).getByText('12,879')).toBeVisible();
    await analytics(page).getByText('The same numbers as a table').click();
    await expect(analytics(page).getByRole('row', { name: 'iPhone 251 54%' })).toBeVisible();
  });
});
