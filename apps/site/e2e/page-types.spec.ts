import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { APP_HOST } from './support/ports.ts';
import { expect, openSection, sectionOf, test } from './support/test.ts';

/** Title, solution, and what stands behind `/ql/` in the address of the create button. */
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
  await expect(section.getByRole('tabpanel')).toHaveCount(1);
  await expect(section.getByRole('tabpanel', { name, exact: true })).toBeVisible();
}

test('starts with the first of fourteen types', async ({ page }) => {
  const section = await openSection(page, 'page-types');
  await expect(section.getByRole('tab')).toHaveText(TYPES.map(([title]) => title));
  await expectSelected(section, 'vCard Plus');
});

test('leads to where each type is made and to its solution', async ({ page }) => {
  const section = await openSection(page, 'page-types');
  for (const [title, solution, create] of TYPES) {
    await tab(section, title).click();
    const panel = section.getByRole('tabpanel', { name: title, exact: true });
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(title);
    const button = panel.getByRole('link', { name: /^Create .+opens in a new tab$/ });
    await expect(button).toHaveAttribute('href', `${APP_HOST}/ql/${create}`);
    await expect(button).toHaveAttribute('target', '_blank');
    await expect(button).toHaveAttribute('rel', 'noopener');
    await expect(
      panel.getByRole('link', { name: `Learn More about ${title}`, exact: true }),
    ).toHaveAttribute('href', `/solutions/${solution}`);
  }
});

test('lists three or four benefits, and none for Google Review', async ({ page }) => {
  const section = await openSection(page, 'page-types');
  for (const [title] of TYPES) {
    await tab(section, title).click();
    const benefits = section.getByRole('tabpanel', { name: title, exact: true });
    const count = await benefits.getByRole('listitem').count();
    expect(title === 'Google Review' ? [0] : [3, 4]).toContain(count);
  }
});

test('says of each stage that it is a sample', async ({ page }) => {
  const section = await openSection(page, 'page-types');
  for (const [title, , create] of TYPES) {
    await tab(section, title).click();
    const tag = create.includes('template') ? 'Sample page' : 'Sample link';
    await expect(section.getByRole('tabpanel').getByText(tag, { exact: true })).toBeVisible();
  }
});

for (const [width, forward, back] of [
  [1440, 'ArrowDown', 'ArrowUp'],
  [390, 'ArrowRight', 'ArrowLeft'],
] as const) {
  test(`is walked through by keys at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const section = await openSection(page, 'page-types');
    await tab(section, 'vCard Plus').focus();
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

  test(`has no fault that axe finds at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const section = await openSection(page, 'page-types');
    for (const name of ['vCard Plus', 'Google Review', 'Link In Bio', 'Coupon']) {
      await tab(section, name).click();
      await expectAccessible(page, name, '#page-types');
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('has every type to read, and no tabs', async ({ page }) => {
    await page.goto('/');
    const section = sectionOf(page, 'page-types');
    await expect(section.getByRole('tab')).toHaveCount(0);
    for (const [title, , create] of TYPES) {
      await expect(section.getByRole('heading', { level: 3, name: title })).toBeVisible();
      await expect(section.locator(`a[href="${APP_HOST}/ql/${create}"]`)).toBeVisible();
    }
  });
});
