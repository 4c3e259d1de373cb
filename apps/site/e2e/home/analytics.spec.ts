import type { Page } from '@playwright/test';
import { expect, islandHydrated, open, sectionOf, test } from '../support/test.ts';

const analytics = (page: Page) => sectionOf(page, 'analytics');

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('counts up, then highlights the peak', async ({ page }) => {
    await open(page, '/');
    // The counters run only for a moment, so their values are recorded.
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
    await islandHydrated(page, 'analytics');
    await analytics(page).getByText('12,879').scrollIntoViewIfNeeded();
    await expect(analytics(page)).toHaveAttribute('data-seen', /^lit unlit counting$/);
    await expect(analytics(page).locator('[data-peak="lit"]')).toHaveCount(1);
    await expect(analytics(page).locator('[data-counting]')).toHaveCount(0);
    await expect(analytics(page).getByText('12,879')).toBeVisible();
  });
});
