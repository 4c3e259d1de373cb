import type { Page } from '@playwright/test';
import { ROUTE_URLS } from '../support/urls.ts';
import { chooseLanguage, expect, open, test } from '../support/test.ts';

const replaceStorage = (page: Page, kind: 'throws' | 'is missing' | 'is empty' | 'is full') =>
  page.addInitScript((how) => {
    const refuse = (): never => {
      throw new DOMException('Refused', how === 'is full' ? 'QuotaExceededError' : 'SecurityError');
    };
    const get = {
      throws: refuse,
      'is missing': () => null,
      'is empty': () => ({}),
      'is full': () => ({ getItem: () => null, removeItem: () => undefined, setItem: refuse }),
    }[how];
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get });
  }, kind);

const fillStorage = (page: Page, value: string) =>
  page.addInitScript((text) => {
    try {
      for (const storage of [localStorage, sessionStorage]) {
        for (const key of ['user', 'locale', 'contact-draft']) storage.setItem(key, text);
      }
    } catch {
      // An empty frame has no storage, and a full one keeps what fits.
    }
  }, value);

const FAILURES: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['throws on every access', (page) => replaceStorage(page, 'throws')],
  ['holds garbage', (page) => fillStorage(page, '\u0000{{"%[1,')],
  ['is missing', (page) => replaceStorage(page, 'is missing')],
  ['has no methods', (page) => replaceStorage(page, 'is empty')],
  ['is full', (page) => replaceStorage(page, 'is full')],
  ['holds the word null', (page) => fillStorage(page, 'null')],
  ['holds five megabytes', (page) => fillStorage(page, 'x'.repeat(1_700_000))],
];

for (const [name, spoil] of FAILURES) {
  test(`every page works with a storage that ${name}`, async ({ page }) => {
    await spoil(page);
    for (const url of ROUTE_URLS) {
      await open(page, url);
      await expect(page.getByRole('heading', { level: 1 }).first(), url).toBeVisible();
    }
    await open(page, '/e404');
    const header = page.locator('header').first();
    await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
    await header.locator('a[href="/s/contact"]').first().click();
    await page.getByLabel('Message', { exact: true }).fill('Half a sen');
    await chooseLanguage(page, 'English', 'Español');
    await expect(page).toHaveURL(/\/es\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escanea el futuro.');
  });
}
