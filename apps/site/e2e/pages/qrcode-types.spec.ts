import type { Page } from '@playwright/test';
import { PAGE_TYPES } from '@waypage/content/page-types';
import { decodeAt } from '../support/decode.ts';
import { expect, open, test, visibleText } from '../support/test.ts';

const SHORT_URL = 'https://waypage.example/';

const suggestion = (page: Page) => page.locator('[data-suggestion] h3');

test('the index is answered by keyboard alone', async ({ page }) => {
  await open(page, '/qrcode-types');
  await expect(suggestion(page)).toHaveText('Pet ID Tag');
  await page.getByRole('radio', { name: 'No, I need one' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(suggestion(page)).toHaveText('Website / URL');
  await page.getByRole('radio', { name: 'A thing or animal' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(suggestion(page)).toHaveText('Google Review');
  await page.getByRole('radio', { name: 'Now and then' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Never' })).toBeChecked();
  await expect(visibleText(page, 'a static code will do')).toBeVisible();
  await page.getByRole('link', { name: 'Details Google Review' }).click();
  await expect(page).toHaveURL(/\/qrcode-types\/google-review$/);
});

test('filtered index keeps order, first column and links', async ({ page }) => {
  await open(page, '/qrcode-types');

  await test.step('keeps its order when filtered', async () => {
    const titles = page.getByRole('listitem').getByRole('heading', { level: 2 });
    await expect(titles).toHaveCount(PAGE_TYPES.length);
    await page.getByRole('radio', { name: 'Media' }).check();
    await expect(titles).toHaveText(['Image Gallery', 'PDF', 'Video', 'Play List']);
    await expect(visibleText(page, '4 of 14')).toBeVisible();
    await page.getByRole('radio', { name: 'All', exact: true }).check();
    await expect(titles).toHaveCount(PAGE_TYPES.length);
  });

  await test.step('keeps its first column in narrow windows', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const box = page.getByRole('region', { name: 'All fourteen types compared' });
    await box.scrollIntoViewIfNeeded();
    const type = box.getByRole('rowheader', { name: 'Pet ID Tag' });
    const before = await type.boundingBox();
    await box.evaluate((element) => {
      element.scrollLeft = 300;
    });
    expect((await type.boundingBox())?.x).toBeCloseTo(before?.x ?? -1, 0);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('links whole cells to every kind', async () => {
    const cells = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await cells.nth(7).click({ position: { x: 40, y: 320 } });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pet ID Tag');
  });
});

test('type opens in any case, draws its code', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await open(page, '/qrcode-types/Pet-ID');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pet ID Tag');

  await test.step('draws the code with parts and measures', async () => {
    const parts = page.getByRole('img', { name: 'QR code for waypage.example/milo' });
    const size = page.getByRole('img', { name: 'The code in its true proportions' });
    for (const [drawing, quietZone] of [
      [parts, 30],
      [size, 0],
    ] as const) {
      await drawing.scrollIntoViewIfNeeded();
      await expect.poll(() => decodeAt(page, drawing, quietZone)).toBe(`${SHORT_URL}milo`);
    }
    await expect(page.locator('[data-used]')).toHaveCount('milo'.length);
  });
});

test('related types stay readable beside their objects', async ({ page }) => {
  for (const [width, id] of [
    [1280, 'audio'],
    [1440, 'audio'],
    [1440, 'link-in-bio'],
    [1440, 'smart-label'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `/es/qrcode-types/${id}`);
    const cells = page.locator('main [data-object]').filter({ has: page.locator('h2') });
    await expect(cells).toHaveCount(2);
    const covered = await cells.evaluateAll((all) =>
      all.filter((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell.querySelector('h2') ?? cell);
        const title = range.getBoundingClientRect();
        const object = cell.querySelector('img')?.getBoundingClientRect();
        return !object || (object.left < title.right && object.top < title.bottom);
      }),
    );
    expect(covered, `${id} at ${width} px`).toEqual([]);
  }
});
