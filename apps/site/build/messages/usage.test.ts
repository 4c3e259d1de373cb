import { describe, expect, it } from 'vitest';
import { readSources, readTextKeys, readUsage, SHOWN_SOURCES } from './read-usage.ts';
import {
  keysIn,
  keysInSource,
  keysOf,
  missingMessages,
  unusedMessages,
  writtenColons,
} from './usage.ts';

describe('the messages of the site', async () => {
  const messages = await readTextKeys();
  const usage = await readUsage();

  it('are looked for where they are loaded and used', () => {
    expect([...usage.loadedNamespaces]).toEqual(
      expect.arrayContaining(['common', 'hero', 'footer', 'solution-pet-id', 'sample-pet-dog']),
    );
    expect(usage.siteKeys).toContain('hero:lead');
    expect(usage.entityKeys).toContain('solution-pet-id:hero.title');
    expect(usage.entityKeys).toContain('qrcode-type-pdf:wrong.title');
  });

  it('exist where they are used', () => {
    expect(missingMessages(messages, usage), 'write these texts, or correct the keys').toEqual([]);
  });

  it('are used where they are loaded', () => {
    expect(
      unusedMessages(messages, usage),
      'show these messages, or remove them in all languages',
    ).toEqual([]);
  });
});

describe('colons', () => {
  it('are in the messages, never written by code', () => {
    expect(
      readSources(SHOWN_SOURCES).flatMap(writtenColons),
      'write t("common:labelled", { label, value }), or a text with the colon in it',
    ).toEqual([]);
  });

  it.each([["`${t('header:language')}: `"], ['`: ${title}`'], ['`${label}: ${value}`']])(
    'are found in %s',
    (line) => {
      expect(writtenColons(line)).toHaveLength(1);
    },
  );

  it.each([
    ['`data:${type};base64,${data}`'],
    ['// `${t(a)}: ${b}`'],
    ["t('common:labelled', { label, value: `${price} ${period}` })"],
    ['case `${a}`: return b;'],
    ['`--_${String(index)}: ${String(top)};`'],
  ])('are not mistaken in %s', (line) => {
    expect(writtenColons(line)).toEqual([]);
  });
});

describe('keys', () => {
  it('are those of nested messages', () => {
    expect(keysOf({ a: { b: 'x' }, c: 'x' })).toEqual(['a.b', 'c']);
  });

  it('are found in data however deep', () => {
    expect([...keysIn([{ a: { b: ['faq:a', 'https://x.example', 'no key'] } }])]).toEqual([
      'faq:a',
    ]);
  });

  it('are found in sources, with a wildcard for what is known when it runs', () => {
    const source =
      "t('faq:a.b'); t(`faq:${id}.c`); t(`${screen}:head.title`); import 'node:fs'; w('16:9')";
    expect([...keysInSource(source)].sort()).toEqual(
      ['*:head.title', 'faq:*.c', 'faq:a.b', 'node:fs'].sort(),
    );
  });

  it('are found in the expressions of a text', () => {
    const source = "`${t('faq:a')}: ${count(t('faq:b'))}`; `mailto:x?subject=${t('faq:c')}`";
    expect([...keysInSource(source)].sort()).toEqual(['faq:a', 'faq:b', 'faq:c']);
  });
});

describe('usage', () => {
  const messages = new Map([['faq', ['a', 'b', 'n_one', 'n_other']]]);
  const usage = (keys: readonly string[]) => ({
    entityKeys: new Set<string>(),
    siteKeys: new Set(keys),
    loadedNamespaces: new Set(['faq']),
  });

  it('finds a key that no file has', () => {
    expect(missingMessages(messages, usage(['faq:a', 'faq:n', 'faq:gone', 'node:fs']))).toEqual([
      'faq:gone',
    ]);
  });

  it('finds a text that nothing shows', () => {
    expect(unusedMessages(messages, usage(['faq:a', 'faq:n']))).toEqual(['faq:b']);
    expect(unusedMessages(messages, usage(['faq:*']))).toEqual([]);
  });

  it('takes a wildcard for one part of a key', () => {
    const nested = new Map([['faq', ['kinds.a', 'kinds.b.c']]]);
    expect(unusedMessages(nested, usage(['faq:kinds.*']))).toEqual(['faq:kinds.b.c']);
  });
});
