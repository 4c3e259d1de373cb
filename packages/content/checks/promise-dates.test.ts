import { describe, expect, it } from 'vitest';
import type { OpenPromise, SettledPromise } from '../src/promises/index.ts';
import { corpusOf } from './corpus.ts';
import { UNTRANSLATED_MARK } from '../src/untranslated.ts';
import { recordOf, undatedPromises, unrecordedPromises } from './promise-dates.ts';

const promise: SettledPromise = {
  id: 'scans',
  status: 'settled',
  question: 'before-you-print:rows.scans.question',
  rule: 'before-you-print:rows.scans.rule',
  source: { label: 'before-you-print:sources.pricing', path: '/s/pricing' },
  since: '2026-01-02',
  earlier: [],
};
const dated: SettledPromise = { ...promise, since: '2026-03-04' };
const edited: SettledPromise = {
  ...dated,
  earlier: [{ until: '2026-03-04', text: 'before-you-print:rows.scans.rule' }],
};

function corpus(rule: string, french = 'Illimités.') {
  const file = (text: string) => ({
    'before-you-print': { rows: { scans: { question: 'Are they?', rule: text } } },
  });
  return corpusOf({ en: file(rule), es: file('Ilimitados.'), fr: file(french) });
}

const first = corpus('Unlimited.');
const recorded = { scans: recordOf(promise, first) };

describe('a wording', () => {
  it('may stay as it is', () => {
    expect(undatedPromises([promise], first, recorded)).toEqual([]);
    expect(unrecordedPromises([promise], first, recorded)).toEqual([]);
  });

  it('stays the same with other spaces', () => {
    expect(undatedPromises([promise], corpus('Unlimited.', 'Illimités :'), recorded)).toHaveLength(
      1,
    );
    const set = { scans: recordOf(promise, corpus('Unlimited.', 'Illimités :')) };
    expect(undatedPromises([promise], corpus('Unlimited.', 'Illimités\u00a0:'), set)).toEqual([]);
  });

  it.each([
    ['in English', corpus('Unlimited, mostly.')],
    ['in a translation', corpus('Unlimited.', 'Illimités, presque.')],
    ['by a number of the product', corpus('Unlimited for {{freePages}} pages.')],
  ])('that changes %s wants a new date', (_, changed) => {
    expect(undatedPromises([promise], changed, recorded).map(({ what }) => what)).toEqual([
      expect.stringContaining('its date has not'),
    ]);
  });

  it('needs the old wording when its date changes', () => {
    const changed = corpus('Unlimited, mostly.');
    expect(undatedPromises([dated], changed, recorded).map(({ what }) => what)).toEqual([
      expect.stringContaining('the old one is gone'),
    ]);
    expect(undatedPromises([edited], changed, recorded)).toEqual([]);
    expect(unrecordedPromises([edited], changed, recorded)).toHaveLength(1);
    expect(unrecordedPromises([edited], changed, { scans: recordOf(edited, changed) })).toEqual([]);
  });

  it('of an open question may change', () => {
    const open: OpenPromise = {
      id: 'closing',
      status: 'open',
      question: 'before-you-print:rows.closing.question',
      detail: 'before-you-print:rows.closing.detail',
      since: '2026-01-02',
      earlier: [],
    };
    const withQuestion = (question: string) => {
      const file = {
        'before-you-print': { notDecided: 'No rule.', rows: { closing: { question } } },
      };
      return corpusOf({ en: file, es: file, fr: file });
    };
    const closing = recordOf(open, withQuestion('The service closes.'));
    expect(unrecordedPromises([open], withQuestion('What if it closes?'), { closing })).toEqual([]);
  });

  it('keeps its date in a new language', () => {
    const waiting = corpus('Unlimited.', `${UNTRANSLATED_MARK}Unlimited.`);
    const without = { scans: recordOf(promise, waiting) };
    expect(Object.keys(without.scans.hashes)).toEqual(['en', 'es']);
    expect(undatedPromises([promise], first, without)).toEqual([]);
    expect(unrecordedPromises([promise], first, without)).toHaveLength(1);
    const changed = corpus('Unlimited.', 'Illimités, presque.');
    expect(undatedPromises([promise], changed, recorded)).toHaveLength(1);
  });

  it('is recorded when new, and removed with it', () => {
    expect(unrecordedPromises([promise], first, {})).toHaveLength(1);
    expect(unrecordedPromises([], first, recorded)).toHaveLength(1);
  });
});
