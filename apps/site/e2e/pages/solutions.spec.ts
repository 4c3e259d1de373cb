import { expect, open, test } from '../support/test.ts';

test('a hash opens its shelf', async ({ page }) => {
  for (const [hash, id] of [
    ['MENU', 'catalog'],
    ['menu', 'catalog'],
    ['pdf', 'pdf'],
    ['image-gallery', 'gallery'],
  ] as const) {
    // A hash change alone would not load a document.
    await page.goto('about:blank');
    await open(page, `/solutions#${hash}`);
    await expect(page.locator(`[id="${id}"]`), hash).toBeInViewport();
  }
});

test('a solution opens from its shelf without loading', async ({ page }) => {
  await open(page, '/solutions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smart pages');
  await page.evaluate(() => {
    document.documentElement.dataset['same'] = '';
  });
  await page.getByRole('link', { name: 'Pet ID' }).click();
  await expect(page).toHaveURL('/solutions/pet-id');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A tag that calls you.');

  await test.step('leads to neighboring solutions without loading', async () => {
    await page.getByRole('link', { name: 'See Inventory' }).click();
    await expect(page).toHaveURL('/solutions/inventory');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('What is in the box');
    await page
      .getByRole('navigation', { name: 'You are here' })
      .getByRole('link', { name: 'Smart pages' })
      .click();
    await expect(page).toHaveURL('/solutions');
    await expect(page.locator('html')).toHaveAttribute('data-same', '');
  });
});

test('shelf windows form one line, cut nothing', async ({ page }) => {
  await open(page, '/solutions');
  for (const width of [320, 640, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const windows = await page.locator('main li > a:has(> h3) > :first-child').evaluateAll((all) =>
      all.map((one) => {
        const around = one.getBoundingClientRect();
        const inside = one.firstElementChild?.getBoundingClientRect() ?? around;
        const isCut = inside.left < around.left || inside.right > around.right;
        return `${Math.round(around.height)} px${isCut ? ', cut off' : ''}`;
      }),
    );
    expect(new Set(windows), `${width} px`).toEqual(new Set([expect.stringMatching(/^\d+ px$/)]));
  }
});
