import { expect, test as base } from '@playwright/test';
import { APP_HOST, SITE } from '../support/ports.ts';
import { hasWords, ScreenReader, type ScreenReaderOptions } from './reader/screen-reader.ts';

export { expect };

interface Fixtures {
  /** Opens a page of the site by its path; everything ends with the test. */
  readonly openPage: (
    path: string,
    options?: Omit<ScreenReaderOptions, 'url'>,
  ) => Promise<ScreenReader>;
}

export const test = base.extend<Fixtures>({
  openPage: async ({}, use, testInfo) => {
    const readers: ScreenReader[] = [];
    await use(async (path, options) => {
      const reader = await ScreenReader.open({ url: SITE + path, ...options });
      readers.push(reader);
      return reader;
    });
    for (const reader of readers) {
      await testInfo.attach('said', { body: reader.said.join('\n'), contentType: 'text/plain' });
      await reader.close();
    }
  },
});

/** How often something was said: in how many of the texts it is. */
export function countSaid(said: readonly string[], words: string | RegExp): number {
  return said.filter((text) => hasWords(text, words)).length;
}

/** Expects words to be said exactly so often, and prints everything that was said if they were not. */
export function expectSaid(said: readonly string[], words: string | RegExp, times = 1): void {
  expect(countSaid(said, words), `${String(words)} in:\n  ${said.join('\n  ')}`).toBe(times);
}

/**
 * Does something, waits until its answer is said, however long the page or the machine takes, and expects it once.
 * @returns everything that was said meanwhile
 */
export async function expectAnswer(
  reader: ScreenReader,
  act: () => Promise<unknown>,
  words: string | RegExp,
): Promise<readonly string[]> {
  const from = reader.said.length;
  await act();
  await reader.waitFor(words, from);
  const said = reader.said.slice(from);
  expectSaid(said, words);
  return said;
}

/** Makes the sandbox answer the next requests of an address with a fault. */
export async function setFault(address: string, fault: object): Promise<void> {
  const response = await fetch(`${APP_HOST}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ match: address, ...fault }),
  });
  expect(response.ok).toBe(true);
}

/** Takes back all faults. */
export async function clearFaults(): Promise<void> {
  await fetch(`${APP_HOST}/__sandbox/faults`, { method: 'DELETE' });
}
