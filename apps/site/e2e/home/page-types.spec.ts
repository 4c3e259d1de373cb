import { expectAccessibleState } from '../support/axe.ts';
import { firstOrAll } from '../support/urls.ts';
import { expect, openSection, test } from '../support/test.ts';

test('shows the panel of the chosen tab', async ({ page }) => {
  const section = await openSection(page, 'page-types');
  const selected = section.getByRole('tab', { selected: true });
  // The others are `hidden="until-found"`, which Playwright considers visible.
  const panel = section.locator('[role=tabpanel]:not([hidden])');
  await expect(selected).toHaveText(['vCard Plus']);
  for (const tab of firstOrAll(await section.getByRole('tab').all(), 2)) {
    const name = await tab.innerText();
    await tab.click();
    await expect(selected).toHaveText([name]);
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName(name);
    await expectAccessibleState(page, name, '#page-types');
  }
});
