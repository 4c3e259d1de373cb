import { afterEach, describe, expect, it, vi } from 'vitest';
import contact from '../locales/en/contact.json' with { type: 'json' };
import {
  factsFor,
  formatNumber,
  formatUsdCents,
  isLocale,
  registerLocale,
  usdParts,
  type LocaleDefinition,
} from './index.ts';
import { loadMessages } from './messages/index.ts';

const GERMAN = {
  number: { group: '.', decimal: ',' },
  money: { sign: '$', position: 'after' },
} as const;

afterEach(() => {
  vi.restoreAllMocks();
});

it('adds numbers, money, facts and available messages', async () => {
  registerLocale('de', {
    ...GERMAN,
    messages: {
      contact: () =>
        Promise.resolve({ default: { ...contact, failed: 'Nicht gesendet: {{status}}' } }),
    },
  });

  expect(formatNumber(12_879.5, 'de')).toBe('12.879,5');
  expect(formatUsdCents(950, 'de')).toBe('9,50\u00a0$');
  expect(usdParts(900, 'de')).toEqual({
    amount: '9',
    currencySign: '$',
    currencyPosition: 'after',
  });
  expect(factsFor('de').freePrice).toBe('0\u00a0$');

  const messages = await loadMessages('de', ['contact', 'claim']);
  expect(messages.contact.failed).toBe('Nicht gesendet: {{status}}');
  expect(messages.claim.submit).toBe('CLAIM');
  // Registered languages are not languages of the site.
  expect(isLocale('de')).toBe(false);
});

it('says of an unknown language what to do', async () => {
  const message = /There is no language "nl".*en, es, fr.*registerLocale\("nl"/;
  expect(() => formatNumber(1, 'nl')).toThrow(message);
  expect(() => formatUsdCents(1, 'nl')).toThrow(message);
  expect(() => factsFor('nl')).toThrow(message);
  await expect(loadMessages('nl', [])).rejects.toThrow(message);
  await expect(loadMessages('constructor', ['claim'])).rejects.toThrow(RangeError);
});

it('leaves the built-in languages alone', () => {
  for (const tag of ['fr', 'EN']) {
    expect(() => registerLocale(tag, GERMAN)).toThrow(RegExp(`"${tag}" is built in`));
  }
});

describe('the tag of a language', () => {
  it('ignores case and falls back to broader languages', () => {
    registerLocale('pt-br', { ...GERMAN, money: { sign: 'US$', position: 'before' } });
    registerLocale('zh-Hant', { ...GERMAN, money: { sign: 'US$', position: 'before' } });
    for (const tag of ['pt-BR', 'PT-br', 'pt-BR-x-own', 'zh-hant', 'zh-Hant-TW']) {
      expect(formatUsdCents(900, tag), tag).toBe('US$9');
    }
    expect(formatUsdCents(900, 'en-GB')).toBe('$9');
    expect(formatUsdCents(900, 'fr-CA-u-nu-latn')).toBe('9\u00a0$');
    expect(factsFor('es-MX').freePrice).toBe('0\u00a0US$');
    for (const tag of ['pt', 'zh', 'pt-PT']) {
      expect(() => formatNumber(1, tag), tag).toThrow(RangeError);
    }
  });

  it('brings the messages of its language', async () => {
    expect((await loadMessages('fr-CA', ['claim'])).claim.submit).toBe('RÉSERVER');
    expect((await loadMessages('ES', ['claim'])).claim.submit).toBe(
      (await loadMessages('es', ['claim'])).claim.submit,
    );
  });

  it.each(['', 'not a tag', 'de_DE', 'd', '-de', 'de--AT', 'constructor!', null, 7])(
    'is refused when it is none: %j',
    (tag) => {
      expect(() => registerLocale(tag as string, GERMAN)).toThrow(/is not a language tag/);
    },
  );

  it('is found by what precedes an invalid part', () => {
    for (const tag of ['en-US@posix', 'en-AU-SA', 'en--US', 'EN-x']) {
      expect(formatUsdCents(900, tag), tag).toBe('$9');
    }
    for (const tag of ['', '-en', 'en_US', 'C', 'english language', 'undefined']) {
      expect(() => formatUsdCents(900, tag), tag).toThrow(RangeError);
    }
  });
});

it.each([
  ['number.group', { ...GERMAN, number: { decimal: ',' } }],
  ['number.decimal', { ...GERMAN, number: { group: ',', decimal: ',' } }],
  ['money.sign', { ...GERMAN, money: { position: 'after' } }],
  ['money.position', { ...GERMAN, money: { sign: '$', position: 'behind' } }],
  ['number.group, number.decimal, money.sign, money.position', { messages: {} }],
])('names what a definition lacks: %s', (missing, definition) => {
  expect(() => registerLocale('nl', definition as LocaleDefinition)).toThrow(
    `The definition of "nl" lacks ${missing}, so`,
  );
  expect(() => formatNumber(1, 'nl')).toThrow(RangeError);
});

it('copies what it was given', () => {
  const money = { sign: 'US$', position: 'after' as 'after' | 'before' };
  registerLocale('da', { ...GERMAN, money });
  money.sign = '?';
  expect(formatUsdCents(900, 'da')).toBe('9\u00a0US$');
});

describe('the messages of a registered language', () => {
  it('may be partial, with English for the rest', async () => {
    const copy = { lead: 'Preise', features: { api: 'API' }, count_few: 'wenige', monthly: null };
    const definition = {
      ...GERMAN,
      messages: { pricing: () => Promise.resolve({ default: copy }) },
    };
    registerLocale('sl', definition as object as LocaleDefinition);
    const { pricing } = await loadMessages('sl', ['pricing']);
    const english = (await loadMessages('en', ['pricing'])).pricing;
    expect(pricing).toEqual({
      ...english,
      lead: 'Preise',
      features: { ...english.features, api: 'API' },
      count_few: 'wenige',
    });
  });

  it.each([
    ['a file that cannot be loaded', () => Promise.reject(new Error('the chunk is gone'))],
    [
      'a loader that throws',
      () => {
        throw new Error('the chunk is gone');
      },
    ],
    ['a file without texts', () => Promise.resolve({}) as Promise<{ default: object }>],
  ])('%s leaves English ones, which is logged', async (_name, load) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    registerLocale('ro', { ...GERMAN, messages: { pricing: load } });
    const messages = await loadMessages('ro-RO', ['pricing', 'faq']);
    expect(messages).toEqual(await loadMessages('en', ['pricing', 'faq']));
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/"pricing" of "ro" could not be loaded/),
    );
  });
});
