import { plan } from '../support/built-site.ts';
import { ROUTE_URLS } from '../support/urls.ts';
import { unreadableCodes } from './support/codes.ts';
import { overflow, smallFields, wrongPhones } from './support/measures.ts';
import { expect, test } from './support/test.ts';
import { DESKTOP, PHONE, TABLET } from './support/visitor.ts';

const ROUTES = ROUTE_URLS.filter((url) => !url.includes('/sample/'));
const samples = plan.paths.filter((url) => url.startsWith('/sample/'));

/** The first sample page of each type. */
const SAMPLE_PAGES = new Map(samples.toReversed().map((url) => [url.split('/')[2], url])).values();

/** Ascending: WebKit keeps part of the width of a page whose window shrinks until the next layout. */
const SIZES = [PHONE, TABLET, DESKTOP];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const url of ROUTES) {
    test(`${url} fits every window in the ${colorScheme} theme`, async ({ visit }) => {
      const visitor = await visit({ colorScheme });
      await visitor.driver.resize(PHONE);
      await visitor.open(url);
      for (const size of SIZES) {
        await visitor.driver.resize(size);
        const width = `${size.width} px`;
        await expect
          .poll(() => visitor.evaluate(overflow), { message: width })
          .toBeLessThanOrEqual(0);
        await expect.poll(() => visitor.evaluate(wrongPhones), { message: width }).toEqual([]);
        expect(await visitor.evaluate(smallFields), width).toEqual([]);
        await expect.poll(() => unreadableCodes(visitor), { message: width }).toEqual([]);
      }
    });
  }
}

// Their colors do not depend on the theme.
for (const url of SAMPLE_PAGES) {
  test(`${url} fits every window`, async ({ visitor }) => {
    await visitor.driver.resize(PHONE);
    await visitor.open(url);
    expect(await visitor.evaluate(smallFields)).toEqual([]);
    for (const size of SIZES) {
      await visitor.driver.resize(size);
      await expect
        .poll(() => visitor.evaluate(overflow), { message: `${size.width} px` })
        .toBeLessThanOrEqual(0);
    }
  });
}
