import { expect, test as base } from '@playwright/test';
import { APP_HOST, SITE } from '../support/ports.ts';
import { hasWords, ScreenReader, type PageOptions } from './reader/screen-reader.ts';

/*
 * What is counted are words, never times, and never the order of two messages: a busy machine may take a late message for
 * the answer to the next key. Orca's own words (docs/accessibility.md) are not looked at.
 */

export { expect };

interface Fixtures {
  /** Opens a page of the site by its path; it ends with the test. */
  readonly openPage: (path: string, options?: PageOptions) => Promise<ScreenReader>;
}

interface WorkerFixtures {
  /** Language of Orca and of the browser. */
  readonly language: string;
  /** Orca, which is started once for all tests in a language. */
  readonly screenReader: ScreenReader;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  language: ['en', { option: true, scope: 'worker' }],
  screenReader: [
    async ({ language }, use) => {
      const reader = await ScreenReader.start(language);
      await use(reader);
      await reader.close();
    },
    { scope: 'worker' },
  ],
  openPage: async ({ screenReader }, use, testInfo) => {
    await use(async (path, options) => {
      await screenReader.open(SITE + path, options);
      return screenReader;
    });
    const body = screenReader.said.join('\n');
    await testInfo.attach('said', { body, contentType: 'text/plain' });
    await screenReader.closePage();
  },
});

/** How often something was said: in how many of the messages it is. */
export function countSaid(said: readonly string[], words: string | RegExp): number {
  return said.filter((text) => hasWords(text, words)).length;
}

/** Expects words to be said exactly so often, and prints everything that was said if they were not. */
export function expectSaid(said: readonly string[], words: string | RegExp, times = 1): void {
  expect(countSaid(said, words), `${String(words)} in:\n  ${said.join('\n  ')}`).toBe(times);
}

/** Does something and returns everything that is said until there is a pause. */
export async function hear(
  reader: ScreenReader,
  act: () => Promise<unknown>,
): Promise<readonly string[]> {
  const from = reader.said.length;
  await act();
  await reader.listen();
  return reader.said.slice(from);
}

/**
 * Does something, waits until its answer is said, however long the page or the machine takes, and expects it once.
 * @returns everything that was said meanwhile, and until there was a pause
 */
export function expectAnswer(
  reader: ScreenReader,
  act: () => Promise<unknown>,
  words: string | RegExp,
): Promise<readonly string[]> {
  const from = reader.said.length;
  return test.step(`says ${String(words)} once`, async () => {
    const said = await hear(reader, async () => {
      await act();
      await reader.waitFor(words, from);
    });
    expectSaid(said, words);
    return said;
  });
}

/** Makes the sandbox answer the next requests of a URL with a failure. */
export async function setFailure(url: string, failure: object): Promise<void> {
  const response = await fetch(`${APP_HOST}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ match: url, ...failure }),
  });
  expect(response.ok).toBe(true);
}

/** Takes back all failures. */
export async function clearFailures(): Promise<void> {
  await fetch(`${APP_HOST}/__sandbox/faults`, { method: 'DELETE' });
}
