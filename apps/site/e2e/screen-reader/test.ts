import { expect, test as base } from '@playwright/test';
import { SITE } from '../support/ports.ts';
import { matchesText, ScreenReader } from './reader/screen-reader.ts';

/*
 * Tests count words, never times, nor the order of two messages: on a busy machine a late message may be counted as the
 * response to the next key. Orca's own messages (docs/accessibility.md) are ignored.
 */

export { expect };

interface Fixtures {
  readonly openPage: (path: string, width?: number) => Promise<ScreenReader>;
}

interface WorkerFixtures {
  readonly language: string;
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
    await use(async (path, width) => {
      await screenReader.open(SITE + path, width);
      return screenReader;
    });
    const body = screenReader.spoken.join('\n');
    await testInfo.attach('said', { body, contentType: 'text/plain' });
    await screenReader.closePage();
  },
});

export function countSpoken(spoken: readonly string[], phrase: string | RegExp): number {
  return spoken.filter((text) => matchesText(text, phrase)).length;
}

/** Expects words to be spoken an exact number of times; a failure prints all messages. */
export function expectSpoken(spoken: readonly string[], phrase: string | RegExp, times = 1): void {
  expect(countSpoken(spoken, phrase), `${String(phrase)} in:\n  ${spoken.join('\n  ')}`).toBe(
    times,
  );
}

export async function capture(
  reader: ScreenReader,
  act: () => Promise<unknown>,
): Promise<readonly string[]> {
  const from = reader.spoken.length;
  await act();
  await reader.listen();
  return reader.spoken.slice(from);
}

/**
 * Performs an action, waits for its response however long page or machine take, and expects it exactly once.
 * @returns all messages meanwhile, and until there was a pause
 */
export function expectAnswer(
  reader: ScreenReader,
  act: () => Promise<unknown>,
  phrase: string | RegExp,
): Promise<readonly string[]> {
  const from = reader.spoken.length;
  return test.step(`says ${String(phrase)} once`, async () => {
    const spoken = await capture(reader, async () => {
      await act();
      await reader.waitFor(phrase, from);
    });
    expectSpoken(spoken, phrase);
    return spoken;
  });
}
