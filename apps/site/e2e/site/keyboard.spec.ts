import { expect, open, test } from '../support/test.ts';

test('keeps a wrapped header free', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await open(page, '/plans');
  const header = page.locator('header');
  expect((await header.boundingBox())?.height).toBeGreaterThan(100);
  const controls = page
    .locator('main')
    .locator('a, button, input, select')
    .filter({ visible: true });
  for (const control of (await controls.all()).reverse()) {
    await control.focus();
    const { bottom, height } = await control.evaluate((element) => element.getBoundingClientRect());
    if (height > 200) continue;
    const box = await header.boundingBox();
    expect(bottom, (await control.textContent()) ?? '').toBeGreaterThan(
      (box?.height ?? 0) + Math.min(height, 8),
    );
  }
});

test('everything is reachable and focus is never covered', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, '/');
  await test.step('the skip link leads past the header', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  await open(page, '/');
  const focusedNames: string[] = [];
  for (let step = 0; step < 600; step++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const box = element.getBoundingClientRect();
      const header = document.querySelector('header');
      return {
        name:
          [element.textContent, element.getAttribute('name'), element.tagName].find(Boolean) ?? '',
        hidden:
          header?.contains(element) ||
          // An element higher than the window can't be entirely visible.
          box.height > innerHeight - (header?.getBoundingClientRect().bottom ?? 0) ||
          // Skip links are placed over the header.
          getComputedStyle(element).position === 'fixed'
            ? 0
            : Math.max(0, (header?.getBoundingClientRect().bottom ?? 0) - box.top),
      };
    });
    if (!focus) break;
    expect(focus.hidden, focus.name).toBe(0);
    focusedNames.push(focus.name);
  }
  for (const name of ['Skip to content', 'Pricing', 'path', 'CLAIM', 'View Examples', 'FAQ']) {
    expect(
      focusedNames.some((text) => text.includes(name)),
      name,
    ).toBe(true);
  }
});
