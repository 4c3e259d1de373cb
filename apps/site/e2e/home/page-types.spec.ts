import type { Locator } from '@playwright/test';
import { expectAccessibleState } from '../support/axe.ts';
import { expect, openSection, islandHydrated, sectionOf, test } from '../support/test.ts';

async function expectSelected(section: Locator, name: string): Promise<void> {
  await expect(section.getByRole('tab', { selected: true })).toHaveText([name]);
  // The others are `hidden="until-found"`, which Playwright considers visible.
  const panel = section.locator('[role=tabpanel]:not([hidden])');
  await expect(panel).toHaveCount(1);
  await expect(panel).toHaveAccessibleName(name);
}

test('has fourteen accessible panels', async ({ page }) => {
  const section = await openSection(page, 'page-types');

  await expectSelected(section, 'vCard Plus');
  const tabs = section.getByRole('tab');
  await expect(tabs).toHaveCount(14);
  for (const tab of await tabs.all()) {
    await tab.click();
    await expectAccessibleState(page, await tab.innerText(), '#page-types');
  }
});

test('is found in hidden panels by find-in-page', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const panelsInTree = async (): Promise<number> => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes.filter(({ ignored, role }) => !ignored && role?.value === 'tabpanel').length;
  };

  await test.step('before and after it is hydrated', async () => {
    await page.goto('/');
    // Once it is laid out.
    await expect.poll(panelsInTree).toBe(1);
    await openSection(page, 'page-types');
    expect(await panelsInTree()).toBe(1);
  });

  await test.step('a link into another panel selects its tab', async () => {
    await page.goto('about:blank');
    await page.goto('/#:~:text=Change%20where%20it%20leads%20when%20the%20page%20moves');
    const section = sectionOf(page, 'page-types');
    await expect(section.getByText('Change where it leads when the page moves')).toBeInViewport();
    await islandHydrated(page, 'page-types');
    await expectSelected(section, 'Website / URL');
    expect(await panelsInTree()).toBe(1);
  });
});
