import { expect, openSection, test } from '../support/test.ts';

for (const locale of ['/fr', '/es', '']) {
  test(
    `${locale}/ separates text from objects at every width`,
    { tag: '@all' },
    async ({ page }) => {
      const section = await openSection(page, 'use-cases-overview', locale);
      for (const width of [1440, 1280, 1024, 768, 640, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        const overlaps = await section.getByRole('listitem').evaluateAll((cells) =>
          cells.flatMap((cell) => {
            const image = cell.querySelector('img');
            const text = cell.querySelector('p');
            if (!image || !text) return ['no object or no text'];
            const object = image.getBoundingClientRect();
            // The badge hangs on a narrow ribbon, and the corners of a rotated object's box are empty.
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
        expect.soft(overlaps, `${String(width)} px`).toEqual([]);
      }
    },
  );
}
