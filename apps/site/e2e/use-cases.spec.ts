import { expectAccessible } from './support/axe.ts';
import { expect, openSection, sectionOf, test } from './support/test.ts';

const JOBS = [
  'Personal and business presence',
  'Events',
  'Products and sales',
  'Media and documents',
  'Feedback',
  'Classes, portfolios and the rest',
];

test('shows six jobs and leads to the sample pages', async ({ page }) => {
  const section = await openSection(page, 'use-cases-overview');
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(JOBS);
  await expect(section.getByRole('link')).toHaveCount(1);
  await expect(section.getByRole('link', { name: 'View Sample Pages' })).toHaveAttribute(
    'href',
    '/samples',
  );
  await expect(section.getByText('Names on the objects are samples.')).toBeVisible();
});

for (const locale of ['', '/es', '/fr']) {
  for (const width of [320, 390, 640, 768, 1024, 1280, 1440]) {
    test(`keeps texts and objects apart at ${String(width)} px ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const section = await openSection(page, 'use-cases-overview', locale);
      const overlaps = await section.getByRole('listitem').evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const image = cell.querySelector('img');
          const text = cell.querySelector('p');
          if (!image || !text) return ['no object or no text'];
          const object = image.getBoundingClientRect();
          // The badge hangs on a narrow ribbon, and the corners of a tilted object's box are empty.
          const ribbon = image.src.includes('event-badge') ? object.height / 4 : 0;
          const inset = Math.min(object.width, object.height) / 7;
          const range = document.createRange();
          range.selectNodeContents(text);
          return [...range.getClientRects()]
            .filter(
              (line) =>
                line.right > object.left + inset &&
                line.left < object.right - inset &&
                line.bottom > object.top + ribbon + inset,
            )
            .map(() => text.textContent);
        }),
      );
      expect(overlaps).toEqual([]);
    });
  }
}

test('has no fault that axe finds', async ({ page }) => {
  await openSection(page, 'use-cases-overview');
  await expectAccessible(page, 'use cases', '#use-cases-overview');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('has every job to read', async ({ page }) => {
    await page.goto('/');
    const section = sectionOf(page, 'use-cases-overview');
    for (const name of JOBS) {
      await expect(section.getByRole('heading', { level: 3, name })).toBeVisible();
    }
    await expect(section.getByRole('link', { name: 'View Sample Pages' })).toBeVisible();
  });
});
