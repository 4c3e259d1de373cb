import type { Locator } from '@playwright/test';
import { APP_HOST } from '../support/ports.ts';
import { expect, openSection, islandHydrated, sectionOf, test } from '../support/test.ts';

/** Title, solution, and the part of the create button's URL after `/ql/`. */
const TYPES = [
  ['vCard Plus', 'vcard-plus', 'vcard-plus/new?template=vcard-white'],
  ['Website / URL', 'website', 'short-url/new'],
  ['Google Review', 'google-review', 'google-review/new'],
  ['Business Page', 'business-page', 'business/new?template=business-realtor'],
  ['Link In Bio', 'link-in-bio', 'link-in-bio/new?template=link-photo'],
  ['Image Gallery', 'gallery', 'gallery/new?template=gallery-wall'],
  ['PDF', 'pdf', 'pdf/new?template=pdf-manual'],
  ['Pet ID Tag', 'pet-id', 'pet-id/new?template=pet-dog'],
  ['Catalog', 'catalog', 'catalog/new?template=sales-menu'],
  ['Smart Label', 'smart-label', 'smart-label/new?template=label-food'],
  ['Inventory', 'inventory', 'inventory/new?template=inventory-tool'],
  ['Coupon', 'coupon', 'coupon/new?template=coupon-two-for-one'],
  ['Video', 'video', 'video/new?template=video-how-to'],
  ['Play List', 'playlist', 'audio/new?template=audio-episode'],
] as const;

const tab = (section: Locator, name: string) => section.getByRole('tab', { name, exact: true });

async function expectSelected(section: Locator, name: string): Promise<void> {
  await expect(section.getByRole('tab', { selected: true })).toHaveText([name]);
  // The others are `hidden="until-found"`, which Playwright considers visible.
  const panel = section.locator('[role=tabpanel]:not([hidden])');
  await expect(panel).toHaveCount(1);
  await expect(panel).toHaveAccessibleName(name);
}

test('shows each of fourteen types, where it is made and its solution', async ({ page }) => {
  const section = await openSection(page, 'page-types');

  await test.step('starts with the first of fourteen types', async () => {
    await expect(section.getByRole('tab')).toHaveText(TYPES.map(([title]) => title));
    await expectSelected(section, 'vCard Plus');
  });

  for (const [title, solution, create] of TYPES) {
    await tab(section, title).click();
    const panel = section.getByRole('tabpanel', { name: title, exact: true });

    await test.step(`leads to where each type is made and to its solution: ${title}`, async () => {
      await expect(panel.getByRole('heading', { level: 3 })).toHaveText(title);
      const button = panel.getByRole('link', { name: /^Create .+opens in a new tab$/ });
      await expect(button).toHaveAttribute('href', `${APP_HOST}/ql/${create}`);
      await expect(button).toHaveAttribute('target', '_blank');
      await expect(button).toHaveAttribute('rel', 'noopener');
      await expect(
        panel.getByRole('link', { name: `Learn More about ${title}`, exact: true }),
      ).toHaveAttribute('href', `/solutions/${solution}`);
    });

    await test.step(`lists three or four benefits, and none for Google Review: ${title}`, async () => {
      const count = await panel.getByRole('listitem').count();
      expect(title === 'Google Review' ? [0] : [3, 4]).toContain(count);
    });

    await test.step(`says of each stage that it is a sample: ${title}`, async () => {
      const tag = create.includes('template') ? 'Sample page' : 'Sample link';
      await expect(panel.getByText(tag, { exact: true })).toBeVisible();
    });
  }

  for (const [width, forward, back] of [
    [1440, 'ArrowDown', 'ArrowUp'],
    [390, 'ArrowRight', 'ArrowLeft'],
  ] as const) {
    await test.step(`is walked through by keys at ${String(width)} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await tab(section, 'vCard Plus').click();
      for (const [key, name] of [
        [forward, 'Website / URL'],
        [forward, 'Google Review'],
        [back, 'Website / URL'],
        ['End', 'Play List'],
        [forward, 'vCard Plus'],
        [back, 'Play List'],
        ['Home', 'vCard Plus'],
      ] as const) {
        await page.keyboard.press(key);
        await expect(tab(section, name)).toBeFocused();
        await expectSelected(section, name);
      }
    });
  }
});

test(
  'is found by the browser in a panel that is hidden, which a screen reader does not get',
  { tag: '@all' },
  async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const panelsInTree = async (): Promise<number> => {
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      return nodes.filter(({ ignored, role }) => !ignored && role?.value === 'tabpanel').length;
    };

    await test.step('before and after it is hydrated', async () => {
      await page.goto('/');
      expect(await panelsInTree()).toBe(1);
      await openSection(page, 'page-types');
      expect(await panelsInTree()).toBe(1);
    });

    await test.step('a link to words of another panel selects its tab', async () => {
      await page.goto('about:blank');
      await page.goto('/#:~:text=Change%20where%20it%20leads%20when%20the%20page%20moves');
      const section = sectionOf(page, 'page-types');
      await expect(section.getByText('Change where it leads when the page moves')).toBeInViewport();
      await islandHydrated(page, 'page-types');
      await expectSelected(section, 'Website / URL');
      expect(await panelsInTree()).toBe(1);
    });
  },
);

test('opens the tab of text that a link names', async ({ page }) => {
  await page.goto(`/#:~:text=${encodeURIComponent('Repoint it when the page moves')}`);
  await expectSelected(sectionOf(page, 'page-types'), 'Website / URL');
  await expect(page.getByText('Repoint it when the page moves')).toBeInViewport();
});
