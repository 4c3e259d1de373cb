import type { Page } from '@playwright/test';
import { ROUTE_URLS } from '../support/urls.ts';
import { plan } from '../support/built-site.ts';
import { decodeAt } from '../support/decode.ts';
import { expect, hydrateIslands, open, test } from '../support/test.ts';

const CODES = 'svg[shape-rendering="crispEdges"]';

const colorsOf = (page: Page): Promise<readonly string[]> =>
  page.locator(CODES).evaluateAll((codes) =>
    codes.map((code) => {
      const ink = [...code.querySelectorAll('path, rect')].map(
        (shape) => getComputedStyle(shape).fill,
      );
      for (let node = code.parentElement; node; node = node.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(node);
        const hasGround = backgroundImage !== 'none' || !backgroundColor.endsWith(', 0)');
        if (code.querySelector('rect') || hasGround) {
          return [...ink, backgroundColor, backgroundImage].join(' ');
        }
      }
      return ink.join(' ');
    }),
  );

// The first sample page of each kind: the others have the same code or none.
const samples = plan.paths.filter((path) => path.startsWith('/sample/'));

test('keep ink and ground in forced colors', async ({ page }) => {
  test.slow();
  for (const url of [...ROUTE_URLS, ...samples]) {
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' });
    await open(page, url);
    if (!url.startsWith('/sample/')) await hydrateIslands(page);
    const drawn = await colorsOf(page);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    expect.soft(await colorsOf(page), url).toEqual(drawn);
  }
});

test('are readable in pages darkened by browsers', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page, '/');
    const code = page.locator(`#hero > div ${CODES}`).last();
    await code.scrollIntoViewIfNeeded();
    await expect.poll(() => decodeAt(page, code)).toMatch(/^https?:/);
  }
});
