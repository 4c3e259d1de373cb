import { loadMessages, MESSAGE_NAMESPACES } from '@waypage/content/messages';
import { describe, expect, it } from 'vitest';
import {
  FILLING_SOURCES,
  readSources,
  readTextKeys,
  readUsage,
  SITE_SOURCES,
  unfilledPlaceholders,
  unusedMessages,
  hardcodedColons,
} from './usage.ts';

describe('the messages of the site', async () => {
  const messages = await readTextKeys();
  const usage = await readUsage();

  it('are searched where they are loaded and used', () => {
    expect([...usage.loadedNamespaces]).toEqual(
      expect.arrayContaining(['common', 'hero', 'footer', 'solution-pet-id', 'sample-pet-dog']),
    );
    expect(usage.siteKeys).toContain('hero:lead');
    expect(usage.entityKeys).toContain('solution-pet-id:hero.title');
    expect(usage.entityKeys).toContain('qrcode-type-pdf:wrong.title');
  });

  it('are used where they are loaded', () => {
    expect(
      unusedMessages(messages, usage),
      'show these messages, or remove them in all languages',
    ).toEqual([]);
  });
});

it('placeholders are filled', async () => {
  const sources = readSources(FILLING_SOURCES);
  expect(
    unfilledPlaceholders(await loadMessages('en', MESSAGE_NAMESPACES), sources),
    'correct these placeholders in all languages: no code fills them',
  ).toEqual([]);
  expect(unfilledPlaceholders({ a: { b: '{{prix}} {{brand}}' } }, sources)).toEqual(['a: prix']);
});

it('colons are in messages, never in code', () => {
  expect(
    readSources(SITE_SOURCES).flatMap(hardcodedColons),
    'write t("common:labelled", { label, value }), or a text with the colon in it',
  ).toEqual([]);
});
