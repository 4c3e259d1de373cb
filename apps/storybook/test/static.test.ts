import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the browser; empty: the one that Playwright installed. */
    chromiumPath: string;
  }
}

const built = join(import.meta.dirname, '../storybook-static');
const folder = '/some/sub/folder/';
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

let server: Server;
let browser: Browser;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const path = decodeURIComponent(pathname.slice(folder.length)) || 'index.html';
    const file = join(built, path);
    if (!pathname.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const executablePath = inject('chromiumPath');
  browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  });
});

afterAll(async () => {
  await browser.close();
  server.close();
});

const open = (path: string) => {
  const { port } = server.address() as AddressInfo;
  return `http://localhost:${String(port)}${folder}${path}`;
};

it.each([
  { path: '?path=/docs/welcome--docs', shows: 'Waypage kit' },
  { path: '?path=/docs/controls-button--docs', shows: 'When to use it' },
  { path: '?path=/story/controls-button--playground', shows: 'Get Your Smart QR' },
])('works from a subfolder without a failed request: $path', async ({ path, shows }) => {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  const errors: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${String(response.status())} ${response.url()}`);
  });
  page.on('requestfailed', (request) => errors.push(`failed ${request.url()}`));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });

  await page.goto(open(path));
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.getByText(shows).first().waitFor();
  await preview.locator('body').evaluate(async () => {
    await document.fonts.ready;
  });
  expect(errors).toEqual([]);
  await page.close();
});

it('finds a component by another word, and keeps tests out of the sidebar', async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(open('?path=/docs/controls-notice--docs'));
  const sidebar = page.locator('.sidebar-item');
  await sidebar.getByText('Playground', { exact: true }).waitFor();
  expect(await sidebar.allTextContents()).not.toContain('Closes');
  await page.getByPlaceholder('Find components').fill('toast');
  const found = page.getByRole('option').filter({ hasText: /Notice$/ });
  await found.waitFor();
  expect(await found.textContent()).toContain('toast');
  await page.close();
});

it('gives what opens on a page the theme of the toolbar', async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(open('?path=/docs/controls-alert-dialog--docs&globals=theme:dark'));
  const preview = page.frameLocator('#storybook-preview-iframe');
  const theme = preview
    .frameLocator('iframe[id="iframe--controls-alert-dialog--playground"]')
    .locator('html[data-theme="dark"]');
  await theme.waitFor();
  await preview.locator('html[data-theme="dark"]').waitFor();
  await page.close();
});

it('shows a brand in the making, says what is wrong with it, and loses no text', async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(open('iframe.html?id=theme-your-brand--docs&viewMode=docs'));
  const text = page.getByLabel('brand.json', { exact: true });
  const preview = page.frameLocator('iframe[title="patterns-page--page, light"]');
  const signal = () =>
    preview
      .locator('html[data-theme="light"]')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--wp-color-signal'));
  await text.fill('{ "colors": { "signal": "#1D4ED8" } }');
  await preview.getByRole('heading', { name: 'Codes' }).waitFor();
  await expect.poll(signal).toBe('#1D4ED8');

  await page.getByLabel('Signal color', { exact: true }).fill('navy');
  expect(JSON.parse(await text.inputValue())).toEqual({ colors: { signal: 'navy' } });
  await page.getByText("'navy' for signal").waitFor();
  expect(await signal()).toBe('#1D4ED8');
  await text.fill('{ "colors": ');
  await page.getByText('not valid JSON yet').waitFor();
  await page.reload();
  expect(await text.inputValue()).toBe('{ "colors": ');
  await page.close();
});
