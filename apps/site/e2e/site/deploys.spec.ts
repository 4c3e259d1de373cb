import type { Page } from '@playwright/test';
import { contactField, sendButton } from '../support/contact-form.ts';
import {
  clickHere,
  countDocuments,
  expect,
  footerLink,
  heading,
  hydrated,
  nextFrames,
  open,
  openSection,
  test,
} from '../support/test.ts';

const notFound = { status: 404, contentType: 'text/plain', body: 'Not found' };

const follow = (page: Page, url: string) => clickHere(footerLink(page, url));

test('after a deploy, a page opens as document', async ({ page, watched }) => {
  watched.expectComplaint(/404|dynamically imported|could not be made interactive/);
  await open(page, '/');
  const documents = countDocuments(page);
  const complaint = page.context().waitForEvent('console', {
    predicate: (message) => message.text().includes('could not be made interactive'),
  });
  await page.route(/QrcodeTypes-[^/]+\.js$/, (route) => route.fulfill(notFound));
  await follow(page, '/qrcode-types');
  await expect(page).toHaveURL(/\/qrcode-types$/);
  // By then the page has handled its missing code.
  await complaint;
  await nextFrames(page);
  await expect(heading(page)).not.toHaveText('Scan the Future.');
  expect(documents()).toBe(1);
  await hydrated(page);
  await follow(page, '/s/faq');
  await expect(heading(page)).toHaveText('Scan the Future.');
  expect(documents()).toBe(1);
});

test('a network failure keeps page and text', async ({ page, watched }) => {
  watched.expectComplaint(/ERR_|Failed to fetch/);
  await openSection(page, 'contact');
  await contactField(page, 'Message').fill('Half a sen');
  const documents = countDocuments(page);
  await page.route(/\.js$|\/$/, (route) => route.abort('connectionreset'));
  await follow(page, '/qrcode-types');
  await expect(page.getByText('there seems to be no connection')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Please wait...')).toBeHidden();
  await expect(contactField(page, 'Message')).toHaveValue('Half a sen');
  await page.unrouteAll({ behavior: 'wait' });
  await follow(page, '/qrcode-types');
  await expect(page).toHaveURL(/\/qrcode-types$/);
  await expect(heading(page)).not.toHaveText('Scan the Future.');
  expect(documents()).toBeLessThanOrEqual(1);
});

test('an island without code offers a reload', async ({ page, watched }) => {
  watched.expectComplaint(/404|dynamically imported|could not be made interactive/);
  await open(page, '/');
  const documents = countDocuments(page);
  // Only the next document gets the code, as this one would retry.
  await page.route(/\/Contact-[^/]+\.js$/, (route) =>
    documents() === 0 ? route.fulfill(notFound) : route.fallback(),
  );
  await contactField(page, 'Message').fill('Half a sen');
  await sendButton(page).click();
  await expect(page.getByText('This part of the page is out of date.')).toBeVisible();
  expect(documents()).toBe(0);
  await page.locator('#page-notice').getByRole('button', { name: 'Reload' }).click();
  await hydrated(page);
  await expect(contactField(page, 'Message')).toHaveValue('Half a sen');
  expect(documents()).toBe(1);
});
