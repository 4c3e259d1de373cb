import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { expect } from 'vitest';
import { popups, words } from '../consumers/vite/src/every-component.jsx';
import * as kit from '../../src/index.js';

export const popupNames: readonly string[] = Object.keys(popups(kit, words.en));

export interface Cases {
  readonly url: string;
  readonly browser: Browser;
}

/**
 * For `vi.waitFor`, in place of `expect.poll`: Vitest knows the current test of concurrent ones only until the first of
 * them has ended.
 */
export const SOON = { timeout: 20_000 } as const;

/** Opens a case, runs the test in it, and fails on any error of the page. */
export async function inCase(
  { url, browser }: Cases,
  query: string,
  act: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
  page.setDefaultTimeout(20_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  try {
    await page.goto(`${url}cases.html?case=${query}`);
    await page.locator('main').waitFor();
    await act(page);
    expect(errors).toEqual([]);
  } catch (error) {
    if (error instanceof Error && errors.length > 0) error.message += `\n${errors.join('\n')}`;
    throw error;
  } finally {
    await page.close();
  }
}

export const logOf = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => (window as typeof window & { log: unknown[][] }).log);
