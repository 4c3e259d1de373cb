import type { Locator } from '@playwright/test';
import { expectAccessibleState } from '../support/axe.ts';
import { firstOrAll } from '../support/urls.ts';
import { expect, openSection, islandHydrated, sectionOf, test } from '../support/test.ts';

const tab = (section: Locator, name: string) => section.getByRole('tab', { name, exact: true });

async function expectSelected(section: Locator, name: string): Promise<void> {
  await expect(section.getByRole('tab', { selected: true })).toHaveText([name]);
  // The others are `hidden="until-found"`, which Playwright considers visible.
  const panel = section.locator('[role=tabpanel]:not([hidden])');
  await expect(panel).toHaveCount(1);
  await expect(panel).toHaveAccessibleName(name);
}

test('is walked through by keys', async ({ page }) => {
  const section = await openSection(page, 'page-types');

  await test.step('starts with the first of fourteen types', async () => {
    await expectSelected(section, 'vCard Plus');
    for (const each of firstOrAll(await section.getByRole('tab').all())) {
      await each.click();
      await expectAccessibleState(page, await each.innerText(), '#page-types');
    }
  });

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

test('is found in hidden panels by find-in-page', { tag: '@all' }, async ({ page }) => {
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
