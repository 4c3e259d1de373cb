import type { Page } from '@playwright/test';
import { PAGE_TYPES, relatedPageTypes } from '@waypage/content/page-types';
import { SAMPLES } from '@waypage/content/samples';
import { expectAccessible } from './support/axe.ts';
import { decodeAt } from './support/decode.ts';
import { expect, open, overflowOf, test } from './support/test.ts';

const SHORT_URL = 'https://waypage.example/';

const suggestion = (page: Page) => page.locator('[aria-live] h3');
const liveCode = (page: Page) => page.getByRole('link', { name: /^QR code of/ });

test.describe('the index of the kinds of code', () => {
  test('is answered by keyboard alone', async ({ page }) => {
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
    await expect(page.getByText('a static code will do')).toBeVisible();
    await page.getByRole('link', { name: 'Details Google Review' }).click();
    await expect(page).toHaveURL(/\/qrcode-types\/google-review$/);
  });

  test('keeps the order of all when it is filtered', async ({ page }) => {
    await open(page, '/qrcode-types');
    const titles = page.getByRole('listitem').getByRole('heading', { level: 2 });
    await expect(titles).toHaveCount(PAGE_TYPES.length);
    await page.getByRole('radio', { name: 'Media' }).check();
    await expect(titles).toHaveText(['Image Gallery', 'PDF', 'Video', 'Play List']);
    await expect(page.getByText('4 of 14')).toBeVisible();
    await page.getByRole('radio', { name: 'All', exact: true }).check();
    await expect(titles).toHaveCount(PAGE_TYPES.length);
  });

  test('leads to every kind with the whole of a cell', async ({ page }) => {
    await open(page, '/qrcode-types');
    const cells = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
    for (const [index, { id }] of PAGE_TYPES.entries()) {
      const link = cells.nth(index).getByRole('link');
      await expect(link).toHaveAttribute('href', `/qrcode-types/${id}`);
    }
    await cells.nth(7).click({ position: { x: 40, y: 320 } });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pet ID Tag');
  });

  test('holds the first column of its table in a narrow window', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/qrcode-types');
    const box = page.getByRole('region', { name: 'All fourteen types compared' });
    await box.scrollIntoViewIfNeeded();
    const type = box.getByRole('rowheader', { name: 'Pet ID Tag' });
    const before = await type.boundingBox();
    await box.evaluate((element) => {
      element.scrollLeft = 300;
    });
    expect((await type.boundingBox())?.x).toBeCloseTo(before?.x ?? -1, 0);
  });
});

test.describe('the page of a kind of code', () => {
  test('has a live code that opens the address beside it, each of them', async ({ page }) => {
    for (const { id, sampleId } of PAGE_TYPES) {
      const path = SAMPLES.find((sample) => sample.id === sampleId)?.path ?? '';
      await open(page, `/qrcode-types/${id}`);
      await expect(liveCode(page)).toHaveAttribute('href', SHORT_URL + path);
      await expect(page.getByText(`waypage.example/${path}, sample`)).toBeVisible();
      await expect.poll(() => decodeAt(page, liveCode(page), 0), id).toBe(SHORT_URL + path);
    }
  });

  test('draws the same code with its parts and with its measures', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await open(page, '/qrcode-types/pet-id');
    const parts = page.getByRole('img', { name: 'QR code of waypage.example/milo' }).nth(1);
    const size = page.getByRole('img', { name: 'The code at its true proportions' });
    for (const [drawing, clearEdge] of [
      [parts, 30],
      [size, 0],
    ] as const) {
      await drawing.scrollIntoViewIfNeeded();
      await expect.poll(() => decodeAt(page, drawing, clearEdge)).toBe(`${SHORT_URL}milo`);
    }
    await expect(page.locator('[data-used]')).toHaveCount('milo'.length);
  });

  test('leads to two near kinds, to its solution and to a new page', async ({ page }) => {
    for (const { id, solutionId, isPageless } of PAGE_TYPES) {
      await open(page, `/qrcode-types/${id}`);
      for (const related of relatedPageTypes(id)) {
        await expect(
          page.getByRole('main').locator(`a[href="/qrcode-types/${related.id}"]`),
        ).toHaveCount(1);
      }
      await expect(
        page.getByRole('link', { name: isPageless ? 'About the link' : 'About the page' }),
      ).toHaveAttribute('href', `/solutions/${solutionId}`);
      const create = page.getByRole('main').locator(`a[href*="/ql/${id}/new"]`);
      await expect(create).toHaveCount(2);
      await expect(create.first()).toHaveAttribute('target', '_blank');
    }
  });

  test('keeps its near kinds readable beside their objects', async ({ page }) => {
    for (const [width, id] of [
      [1440, 'audio'],
      [1280, 'audio'],
      [1440, 'link-in-bio'],
      [1440, 'smart-label'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, `/es/qrcode-types/${id}`);
      const cells = page.locator('main [data-object]').filter({ has: page.locator('h2') });
      await expect(cells).toHaveCount(2);
      const covered = await cells.evaluateAll((all) =>
        all.filter((cell) => {
          const words = document.createRange();
          words.selectNodeContents(cell.querySelector('h2') ?? cell);
          const title = words.getBoundingClientRect();
          const object = cell.querySelector('img')?.getBoundingClientRect();
          return !object || (object.left < title.right && object.top < title.bottom);
        }),
      );
      expect(covered, `${id} at ${String(width)} px`).toEqual([]);
    }
  });

  test('is found whatever the case of its letters, an unknown one is not', async ({ page }) => {
    await open(page, '/qrcode-types/Pet-ID');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pet ID Tag');
    await open(page, '/qrcode-types');
    await page.evaluate(() => {
      history.pushState(null, '', '/qrcode-types/nothing');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  });

  test('says in each language what to print in all three', async ({ page }) => {
    for (const prefix of ['', '/es', '/fr']) {
      await open(page, `${prefix}/qrcode-types/pet-id`);
      await expect(page.getByText('Scan if I am lost')).toHaveAttribute('lang', 'en');
      await expect(page.getByText('Escanéame si me he perdido')).toHaveAttribute('lang', 'es');
      await expect(page.getByText('Scannez-moi si je suis perdu')).toHaveAttribute('lang', 'fr');
    }
  });
});

for (const address of ['/qrcode-types', '/fr/qrcode-types/smart-label']) {
  for (const width of [320, 1280]) {
    test(`axe finds nothing on ${address} at ${String(width)} px, and nothing is too wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, address);
      await expectAccessible(page);
      expect(await overflowOf(page)).toBe(0);
    });
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the index has every kind and the table, and offers no questions', async ({ page }) => {
    await page.goto('/es/qrcode-types');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('row')).toHaveCount(PAGE_TYPES.length + 1);
    await expect(
      page.getByRole('listitem').getByRole('heading', { level: 2, name: 'Chapa de mascota' }),
    ).toBeVisible();
  });

  test('the page of a kind has its code, its places and its figures', async ({ page }) => {
    await page.goto('/fr/qrcode-types/pet-id');
    const code = page.getByRole('link', { name: /^Code QR de/ });
    await expect.poll(() => decodeAt(page, code, 0)).toBe(`${SHORT_URL}milo`);
    await expect(page.getByText('2,8 mm de chaque côté')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Où le mettre' })).toBeVisible();
  });
});
