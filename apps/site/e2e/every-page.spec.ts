import { expectAccessible } from './support/axe.ts';
import { plan } from './support/built-site.ts';
import { difference, liveText, servedText } from './support/page-text.ts';
import { bringToLife, expect, open, test } from './support/test.ts';

/** `/s/{id}` is the home page at another place; it is opened here once for each language. */
const addresses = process.env['TEST_ALL']
  ? plan.paths
  : plan.paths.filter((address) => !/\/s\/./.test(address));

// Every one of these also runs to the end of the page without a message, an error or a policy violation.
test.describe('the page says alive what it says without scripts, and axe finds nothing', () => {
  for (const address of addresses) {
    test(`on ${address}`, async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await open(page, address);
      await bringToLife(page);
      expect(difference(servedText(address), await liveText(page))).toBeUndefined();
      await expectAccessible(page);
    });
  }
});
