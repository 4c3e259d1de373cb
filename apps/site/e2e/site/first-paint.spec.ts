import { firstOrAll } from '../support/addresses.ts';
import { serveInHalves } from '../support/serve-in-halves.ts';
import { expect, hydrated, test } from '../support/test.ts';

// Their first part is centred beside a tall picture, so a half of it would be painted lower than the whole.
for (const address of firstOrAll([
  '/samples',
  '/solutions/link-in-bio',
  '/qrcode-types/vcard-plus',
])) {
  test(`${address} is painted when its first part is whole`, async ({ page }) => {
    const server = await serveInHalves(address, '</h1>');
    const paints = () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await page.goto(server.origin + address, { waitUntil: 'commit' });
    await page.waitForSelector('h1', { state: 'attached' });
    await page.waitForTimeout(500);
    expect(await paints()).toBe(0);
    server.sendRest();
    await expect.poll(paints).toBe(1);
    await hydrated(page);
    server.close();
  });
}
