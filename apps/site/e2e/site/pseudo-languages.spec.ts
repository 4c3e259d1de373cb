import { expect, test as base, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { readHostingPlan } from '#build/hosting/hosting-plan.ts';
import { startSiteServer } from '#build/hosting/server.ts';
import { IS_FULL_RUN } from '../support/urls.ts';
import { hydrated, hydrateIslands, overflowOf } from '../support/test.ts';
import { unreadableTexts } from '../support/text-settings.ts';
import { misdirected, untranslatedMessages } from '../support/pseudo-pages.ts';

// The pseudo-languages (docs/languages.md), in a build of their own (`scripts/build-languages.ts`).
const dist = fileURLToPath(new URL('../../dist-languages', import.meta.url));
const WIDTHS = [1280, 768, 390, 320];

/** The pages of a language; URLs of sections have the markup of home. */
const urlsOf = (tag: string) =>
  IS_FULL_RUN
    ? readHostingPlan(dist).paths.filter(
        (path) => path.startsWith(`/${tag}/`) && !path.startsWith(`/${tag}/s/`),
      )
    : [];

const test = base.extend<object, { site: string }>({
  site: [
    async ({}, use) => {
      const server = await startSiteServer(dist, 0);
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

async function openWhole(page: Page, url: string): Promise<void> {
  await page.setViewportSize({ width: WIDTHS[0] ?? 1280, height: 900 });
  await page.goto(url);
  await hydrated(page);
  await hydrateIslands(page);
  await page.evaluate(() => document.fonts.ready);
}

for (const tag of ['en-XA', 'ar-XB']) {
  test.describe(`in the pseudo-language ${tag}`, { tag: '@all' }, () => {
    for (const href of urlsOf(tag)) {
      test(`${href} is whole, translated and correctly directed`, async ({ page, site }) => {
        await openWhole(page, site + href);
        expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe(tag);
        expect.soft(await untranslatedMessages(page), 'not translated').toEqual([]);
        expect.soft(await misdirected(page), 'points the wrong way').toEqual([]);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await overflowOf(page), `${String(width)} px`).toBeLessThanOrEqual(0);
          expect.soft(await unreadableTexts(page), `${String(width)} px`).toEqual([]);
        }
      });
    }
  });
}
