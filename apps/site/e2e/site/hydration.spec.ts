import { ADDRESSES } from '../support/addresses.ts';
import { readShift, watchShifts } from '../support/layout-shift.ts';
import { difference, liveText, MAY_DIFFER } from '../support/page-text.ts';
import { DEVELOPMENT_SITE } from '../support/ports.ts';
import { hydrateByScrolling, expect, nextFrames, open, test } from '../support/test.ts';

/**
 * The designer, which another host fills; beside other sections than the prices the carousel or the shop may be
 * hydrated as well.
 */
const mayDiffer = (address: string) =>
  /\/s\/(?!pricing$)./.test(address) ? MAY_DIFFER : '#designer';

// React's development code reports what production keeps to itself.
test.describe('a prerendered page hydrates without a difference, a message or a shift', () => {
  for (const address of ADDRESSES) {
    test(`on ${address}`, async ({ page, watched }) => {
      watched.expectComplaint(/Download the React DevTools/);
      await watchShifts(page);
      // They come after the first paint, whatever hydrates: `web-fonts.spec.ts` has what they move.
      await page.route('**/*.woff2', () => undefined);
      await open(page, DEVELOPMENT_SITE + address);
      const before = await liveText(page, mayDiffer(address));
      await nextFrames(page);
      expect(difference(before, await liveText(page, mayDiffer(address)))).toBeUndefined();
      await expect(page.locator('head > title')).toHaveCount(1);
      expect(await readShift(page)).toBeLessThan(0.001);

      await test.step('and so does every part of it', async () => {
        const whole = await liveText(page);
        await hydrateByScrolling(page);
        expect(difference(whole, await liveText(page))).toBeUndefined();
      });
    });
  }
});
