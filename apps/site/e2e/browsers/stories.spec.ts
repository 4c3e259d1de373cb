import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from '@waypage/scripts/processes.ts';
import { PORTS } from '../support/ports.ts';
import type { Size } from './drivers/driver.ts';
import { expect, test } from './support/test.ts';
import { DESKTOP, PHONE } from './support/visitor.ts';

const STORYBOOK = `http://localhost:${PORTS.storybook}`;

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly tags: readonly string[];
}

interface Channel {
  on(event: string, listen: (...values: readonly unknown[]) => void): void;
  off(event: string, listen: (...values: readonly unknown[]) => void): void;
  emit(event: string, value: unknown): void;
}

const file = `${ROOT}/apps/storybook/storybook-static/index.json`;

function readStories(): ReadonlyMap<string, readonly string[]> {
  const stories = new Map<string, string[]>();
  if (!existsSync(file)) return stories;
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> };
  for (const { id, title, type, tags } of Object.values(entries)) {
    if (type !== 'story' || !tags.includes('play-fn')) continue;
    stories.set(title, [...(stories.get(title) ?? []), id]);
  }
  return stories;
}

interface Outcome {
  readonly failure: string;
  readonly isForPhones: boolean;
}

/** Runs in Storybook's page. Renders a story and waits until it has played. */
function playStory(id: string): Promise<Outcome> {
  const channel = (globalThis as typeof globalThis & { __STORYBOOK_ADDONS_CHANNEL__: Channel })
    .__STORYBOOK_ADDONS_CHANNEL__;
  const failures = [
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
    'storyMissing',
  ];
  return new Promise((resolve) => {
    let isForPhones = false;
    const end = (failure: string) => {
      channel.off('globalsUpdated', prepared);
      channel.off('storyRendered', rendered);
      for (const event of failures) channel.off(event, failed);
      resolve({ failure, isForPhones });
    };
    const prepared = (update: unknown) => {
      const { storyGlobals } = update as {
        readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
      };
      isForPhones = storyGlobals.viewport?.value === 'mobile1';
    };
    const rendered = (renderedId: unknown) => {
      if (renderedId === id) end('');
    };
    const failed = (...values: readonly unknown[]) => {
      const [error] = values.flat() as readonly { readonly message?: string }[];
      // Without the DOM that Testing Library appends, several thousand lines of it.
      end(error?.message?.split('Ignored nodes')[0] ?? JSON.stringify(values));
    };
    channel.on('globalsUpdated', prepared);
    channel.on('storyRendered', rendered);
    for (const event of failures) channel.on(event, failed);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

for (const [title, ids] of readStories()) {
  test(`the stories of ${title} play`, async ({ visit }) => {
    // Some stories test motion.
    const visitor = await visit({ reducedMotion: false });
    const play = async (id: string, size: Size): Promise<Outcome> => {
      await visitor.driver.resize(size);
      // A page without a story, so that selecting one always renders it.
      await visitor.driver.open(`${STORYBOOK}/iframe.html?globals=a11y.manual:!true`);
      await expect
        .poll(() => visitor.evaluate(() => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis))
        .toBe(true);
      return visitor.evaluate(playStory, id);
    };
    for (const id of ids) {
      const outcome = await play(id, DESKTOP);
      const { failure } = outcome.isForPhones ? await play(id, PHONE) : outcome;
      expect(failure, id).toBe('');
    }
  });
}
