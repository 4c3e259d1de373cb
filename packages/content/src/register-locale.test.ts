import { expect, it } from 'vitest';
import contact from '../locales/en/contact.json' with { type: 'json' };
import {
  factsFor,
  formatNumber,
  formatUsdCents,
  isLocale,
  registerLocale,
  usdParts,
} from './index.ts';
import { loadMessages } from './messages/index.ts';

const GERMAN = {
  number: { group: '.', decimal: ',' },
  money: { sign: '$', position: 'after' },
} as const;

it('adds a language: numbers, money, facts and the texts that there are', async () => {
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
  expect(factsFor('de').basicPrice).toBe('9\u00a0$');

  const messages = await loadMessages('de', ['contact', 'claim']);
  expect(messages.contact.failed).toBe('Nicht gesendet: {{status}}');
  expect(messages.claim.submit).toBe('CLAIM');
  // It is no language of the site.
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
  expect(() => {
    registerLocale('fr', GERMAN);
  }).toThrow(/"fr" is built in/);
});
