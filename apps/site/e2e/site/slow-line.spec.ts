import { fillMessage, sendButton } from '../support/contact-form.ts';
import { clickHere, countDocuments, footerLink, heading } from '../support/navigation.ts';
import { countChecks, expect, freshPath, sectionOf, test } from '../support/test.ts';

/** In bytes per second. */
const THROUGHPUT = 50_000 / 8;

test.describe('a line of 50 kbit/s with 800 ms', { tag: '@all' }, () => {
  test.setTimeout(300_000);
  test.use({ viewport: { width: 390, height: 844 } });

  test('brings every flow to its end, without a reload or a lost word', async ({
    page,
    watched,
  }) => {
    watched.expectComplaint(/Slow network is detected/);
    const wait = { timeout: 120_000 };
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 800,
      downloadThroughput: THROUGHPUT,
      uploadThroughput: THROUGHPUT,
    });
    const path = freshPath();
    await page.goto('/s/contact', { waitUntil: 'commit' });
    const documents = countDocuments(page);

    await test.step('a section of a shared link is shown before any code', async () => {
      await expect(sectionOf(page, 'contact')).toBeInViewport(wait);
    });
    await test.step('a message that is sent early is sent once', async () => {
      await fillMessage(page);
      await sendButton(page).click();
      await expect(page.getByText('Your message has been sent').first()).toBeVisible(wait);
    });
    await test.step('the menu closes over the section that it leads to', async () => {
      await page.locator('header summary:visible').last().click();
      await page.locator('header details[open] a[href="/s/pricing"]').click();
      await expect(sectionOf(page, 'pricing')).toBeInViewport();
      await expect(page.locator('header details[open]')).toHaveCount(0);
    });
    await test.step('a link leads on, and back to where one was', async () => {
      await clickHere(footerLink(page, '/qrcode-types'));
      await expect(page).toHaveURL(/\/qrcode-types$/, wait);
      await expect(heading(page)).toBeFocused();
      await page.goBack({ waitUntil: 'commit' });
      await expect(heading(page)).toHaveText('Scan the Future.', wait);
      await expect(sectionOf(page, 'pricing')).toBeInViewport();
    });
    await test.step('a path is claimed', async () => {
      await page.locator('input[name=path]').fill(path);
      await page.getByRole('button', { name: 'CLAIM' }).click();
      await expect.poll(() => countChecks(page, path), wait).toBe(1);
      await expect(page.locator('input[name=path]')).toHaveValue(path);
    });
    expect(documents()).toBe(0);
  });
});
