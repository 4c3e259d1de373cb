import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { expect, test, vi } from 'vitest';
import { popups, texts } from '../consumers/vite/src/every-component.jsx';
import * as kit from '../../src/index.js';

export const popupNames: readonly string[] = Object.keys(popups(kit, texts.en));

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

async function serveFolder(folder: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    readFile(join(folder, file)).then(
      (content) => {
        response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' });
        response.end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${String(port)}/`, close: () => server.close() };
}

interface Pages {
  /** Opens a page of a built consumer, such as `vite/dist`. */
  readonly openBuilt: (
    built: string,
    path: string,
    options?: BrowserContextOptions,
  ) => Promise<Page>;
  /** Opens a case of the Vite consumer, without animations. */
  readonly openCase: (query: string, options?: BrowserContextOptions) => Promise<Page>;
}

interface Installed {
  readonly folder: string;
  readonly browser: Browser;
}

/** Returns a test function that opens pages of installed consumers, and fails on a warning or error in their console. */
export const testConsumers = (installed: () => Installed) =>
  test.extend<Pages>({
    openBuilt: async ({}, use) => {
      const { folder, browser } = installed();
      const messages: string[] = [];
      const closing: (() => unknown)[] = [];
      await use(async (built, path, options) => {
        const { url, close } = await serveFolder(join(folder, built));
        const page = await browser.newPage(options);
        closing.push(() => page.close(), close);
        page.setDefaultTimeout(20_000);
        page.on('pageerror', (error) => messages.push(error.message));
        page.on('console', (message) => {
          if (['warning', 'error'].includes(message.type())) messages.push(message.text());
        });
        await page.goto(url + path);
        return page;
      });
      for (const close of closing) await close();
      expect(messages).toEqual([]);
    },
    openCase: async ({ openBuilt }, use) => {
      await use(async (query, options) => {
        const page = await openBuilt('vite/dist', `cases.html?case=${query}`, {
          reducedMotion: 'reduce',
          ...options,
        });
        await page.locator('main').waitFor();
        return page;
      });
    },
  });

export type ConsumerTest = ReturnType<typeof testConsumers>;

/**
 * Waits until an assertion holds. Not `expect.poll`: Vitest knows the current test of concurrent ones only until the
 * first of them has ended.
 */
export const soon = (assertion: () => Promise<void>): Promise<void> =>
  vi.waitFor(assertion, { timeout: 20_000 });

export const logOf = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => (window as typeof window & { log: unknown[][] }).log);
