import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the browser; empty: the one that Playwright installed. */
    chromiumPath: string;
  }
}

const built = join(import.meta.dirname, '../storybook-static');
const url = 'http://storybook.localhost/some/sub/folder/';

let browser: Browser;

beforeAll(async () => {
  const executablePath = inject('chromiumPath');
  browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  });
});

afterAll(() => browser.close());

/** Opens a page of the build, which is served from a subfolder, and nothing else of its host. */
async function open(path: string, prepare?: (page: Page) => void): Promise<Page> {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  page.setDefaultTimeout(60_000);
  prepare?.(page);
  await page.route('http://storybook.localhost/**', (route) => {
    const { href, pathname } = new URL(route.request().url());
    const file = href.startsWith(url) ? pathname.slice(new URL(url).pathname.length) : '-';
    return route
      .fulfill({ path: join(built, decodeURIComponent(file) || 'index.html') })
      .catch(() => route.fulfill({ status: 404 }));
  });
  await page.goto(`${url}${path}`);
  return page;
}

it.each([
  { path: '?path=/docs/welcome--docs', shows: 'Waypage kit' },
  { path: '?path=/docs/controls-button--docs', shows: 'When to use it' },
  { path: '?path=/story/controls-button--playground', shows: 'Get Your Smart QR' },
])('works in a subfolder without failed requests: $path', async ({ path, shows }) => {
  const errors: string[] = [];
  const page = await open(path, (opened) => {
    opened.on('response', (response) => {
      if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
    });
    opened.on('requestfailed', (request) => errors.push(`failed ${request.url()}`));
    opened.on('pageerror', (error) => errors.push(error.message));
    opened.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
  });
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.getByText(shows).first().waitFor();
  await preview.locator('body').evaluate(async () => {
    await document.fonts.ready;
  });
  expect(errors).toEqual([]);
});

it('finds synonyms and hides tests from the sidebar', async () => {
  const page = await open('?path=/docs/controls-notice--docs');
  const sidebar = page.locator('.sidebar-item');
  await sidebar.getByText('Playground', { exact: true }).waitFor();
  expect(await sidebar.allTextContents()).not.toContain('Closes');
  await page.getByPlaceholder('Find components').fill('toast');
  const found = page.getByRole('option').filter({ hasText: /Notice$/ });
  await found.waitFor();
  expect(await found.textContent()).toContain('toast');
});

it('applies the toolbar’s theme to overlays', async () => {
  const page = await open('?path=/docs/controls-alert-dialog--docs&globals=theme:dark');
  const preview = page.frameLocator('#storybook-preview-iframe');
  const theme = preview
    .frameLocator('iframe[id="iframe--controls-alert-dialog--playground"]')
    .locator('html[data-theme="dark"]');
  await theme.waitFor();
  await preview.locator('html[data-theme="dark"]').waitFor();
});

it('previews a brand and explains its problems', async () => {
  const page = await open('iframe.html?id=theme-your-brand--docs&viewMode=docs');
  const text = page.getByLabel('brand.json', { exact: true });
  const preview = page.frameLocator('iframe[title="patterns-page--page, light"]');
  const signal = () =>
    preview
      .locator('html[data-theme="light"]')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--wp-color-signal'));
  await text.fill('{ "colors": { "signal": "#1D4ED8" } }');
  await preview.getByRole('heading', { name: 'Codes' }).waitFor();
  await expect.poll(signal, { timeout: 30_000 }).toBe('#1D4ED8');

  await page.getByLabel('Signal color', { exact: true }).fill('navy');
  expect(JSON.parse(await text.inputValue())).toEqual({ colors: { signal: 'navy' } });
  await page.getByText("'navy' for signal").waitFor();
  expect(await signal()).toBe('#1D4ED8');
  await text.fill('{ "colors": ');
  await page.getByText('not valid JSON yet').waitFor();
  await page.reload();
  expect(await text.inputValue()).toBe('{ "colors": ');
});
