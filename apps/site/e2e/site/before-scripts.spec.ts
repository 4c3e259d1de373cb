import { REPORT_URL } from '../support/sandbox.ts';
import { hold } from '../support/requests.ts';
import { expectMessage, fillMessage, sendButton } from '../support/contact-form.ts';
import {
  clickHere,
  countDocuments,
  expect,
  footerLink,
  hydrated,
  open,
  sectionOf,
  test,
} from '../support/test.ts';

test('a section shows and Send sends once', async ({ page }) => {
  const code = await hold(page, /\.js$/);
  const calls = await hold(page, `**${REPORT_URL}`);
  await page.goto('/s/contact');
  await expect(sectionOf(page, 'contact')).toBeInViewport();
  await page.clock.install();
  await fillMessage(page);
  await sendButton(page).click();
  const documents = countDocuments(page);
  await page.clock.runFor(1000);
  await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Please wait' })).toBeAttached();
  await page.clock.runFor(60_000);
  expect(documents()).toBe(0);
  await page.locator('#page-notice').getByRole('button', { name: 'Reload' }).click();
  await expect.poll(documents).toBe(1);
  await expectMessage(page);
  await sendButton(page).click();
  code.end();
  await page.clock.resume();
  await expect.poll(calls.count).toBe(1);
  calls.end();
  await expect(page.getByText('Your message has been sent').first()).toBeVisible();
  expect(calls.count()).toBe(1);
  expect(documents()).toBe(1);
});

test('a page left forgets a waiting click', async ({ page }) => {
  await page.clock.install();
  const code = await hold(page, /\/(SampleCatalog|Samples)[^/]*\.js$/);
  await page.goto('/samples');
  const documents = countDocuments(page);
  await clickHere(page.locator('main button'));
  await expect.poll(code.count).toBeGreaterThan(0);
  await page.clock.runFor(1000);
  await expect(page.locator('main button[aria-busy]')).toHaveCount(1);
  await clickHere(footerLink(page, '/qrcode-types'));
  await expect(page).toHaveURL(/\/qrcode-types$/);
  code.end();
  await hydrated(page);
  // Longer than the delay of the reload offer.
  await page.clock.runFor(12_000);
  await expect(page.locator('#page-notice button')).toBeHidden();
  expect(documents()).toBe(0);
});

test('a section stays in place when content shrinks', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/e404');
  await page.evaluate(() => {
    addEventListener('scroll', () => {
      if (scrollY > 500)
        document.querySelector<HTMLElement>('#store')?.style.setProperty('display', 'none');
    });
  });
  await page.locator('header a[href="/s/pricing"]').first().click();
  const title = sectionOf(page, 'pricing').getByRole('heading', { level: 2 }).first();
  await expect(title).toBeFocused();
  await expect(sectionOf(page, 'store')).toBeHidden();
  await expect.poll(async () => Math.round((await title.boundingBox())?.y ?? 0)).toBeLessThan(300);
  await expect(title).toBeInViewport();
});
