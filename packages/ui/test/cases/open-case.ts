import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { expect } from 'vitest';

/** Where the built cases are, and the browser that opens them. */
export interface Cases {
  readonly url: string;
  readonly browser: Browser;
}

/** All of a list with TEST_ALL, else the few that stand for the others. */
export const someOf = <const T>(all: readonly T[], few: readonly NoInfer<T>[]): readonly T[] =>
  process.env['TEST_ALL'] === '1' ? all : few;

/** Opens a case, does something in it, and lets no error of the page pass. */
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

/** What the case said with `say`, in order. */
export const logOf = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => (window as typeof window & { log: unknown[][] }).log);
