import { hold } from '../support/hold.ts';
import { expect, hydrated, open, test } from '../support/test.ts';
import {
  changeParts,
  FOREIGN_CHANGES,
  hydrateParts,
  readParts,
  type ForeignChange,
} from './foreign-nodes.ts';

/** One address of each screen. */
const SCREENS = [
  '/',
  '/es/samples',
  '/fr/qrcode-types',
  '/qrcode-types/coupon',
  '/es/solutions',
  '/fr/solutions/website',
  '/s',
  '/print-planner',
  '/e404',
  '/sample/coupon/coupon-opening',
];

/** Each part gets one of them in turn, and with `TEST_ALL` each of them. */
const ROUNDS: readonly (readonly ForeignChange[])[] = process.env['TEST_ALL']
  ? FOREIGN_CHANGES.map((change) => [change])
  : [FOREIGN_CHANGES];

for (const address of SCREENS) {
  test(`what others change in ${address} before it is hydrated costs no text and no part`, async ({
    page,
    watched,
  }) => {
    watched.expectComplaint(/was rendered anew/);
    await open(page, address);
    await hydrateParts(page);
    const texts = await readParts(page);
    for (const changes of ROUNDS) {
      const scripts = await hold(page, /\/assets\/react-[^/]+\.js$/);
      await page.goto(address);
      await changeParts(page, changes);
      await expect.poll(scripts.asked).toBeGreaterThan(0);
      scripts.release();
      await hydrated(page);
      await hydrateParts(page);
      // What a call brings may come a moment later.
      await expect.poll(() => readParts(page), changes.join()).toEqual(texts);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}
