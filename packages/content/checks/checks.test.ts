import { describe, expect, it } from 'vitest';
import type { Locale } from '../src/locales.ts';
import {
  corpusOf,
  type Rule,
  type Messages,
  readCorpus,
  untranslatedNotes,
  corpusMessages,
} from './corpus.ts';
import { countsHavePlurals } from './meaning.ts';
import { samePlaceholders, samePluralPlaceholders, sameKeys } from './parity.ts';
import { describeFinding, RULES } from './rules.ts';
import { noDigits, noLineBreak, typography } from './wording.ts';
import { isUntranslated, UNTRANSLATED_MARK } from '../src/untranslated.ts';

const corpus = readCorpus();

it.each(RULES.map((rule) => [rule.promise, rule] as const))('of all messages: %s', (_, rule) => {
  expect(rule.check(corpus).map(describeFinding)).toEqual([]);
});

type Languages = Partial<Record<Locale, Messages>>;

const findings = (rule: Rule, messages: Languages, namespace = 'faq') =>
  rule(
    corpusOf(
      Object.fromEntries(
        Object.entries(messages).map(([locale, file]) => [locale, { [namespace]: file }]),
      ),
    ),
  ).map(describeFinding);

describe('samePlaceholders', () => {
  it('allows reordering; finds lost and misspelled ones', () => {
    const en = { a: '{{one}} {{two}}' };
    expect(findings(samePlaceholders, { en, es: { a: '{{two}} {{one}}' } })).toEqual([]);
    expect(
      findings(samePlaceholders, { en, es: { a: '{{one}}' }, fr: { a: '{{one}} {{deux}}' } }),
    ).toHaveLength(2);
  });

  it('checks plural forms that English lacks', () => {
    const en = { n_one: '{{count}}', n_other: '{{count}}' };
    expect(findings(samePlaceholders, { en, fr: { n_many: 'de scans' } })).toHaveLength(1);
  });
});

describe('samePluralPlaceholders', () => {
  it('finds a form that lacks its number', () => {
    const messages = (one: string) => ({
      fr: { n_one: one, n_many: '{{count}} x', n_other: '{{count}} x' },
    });
    expect(findings(samePluralPlaceholders, messages('{{count}} x'))).toEqual([]);
    expect(findings(samePluralPlaceholders, messages('une x'))).toEqual([
      expect.stringMatching(/^fr\/faq\.json, key n_one: .*"n_other" has \{\{count\}\}/),
    ]);
  });

  it('accepts forms that all have a number', () => {
    const messages = { en: { n_one: 'place', n_other: 'places' } };
    expect(findings(samePluralPlaceholders, messages)).toEqual([]);
  });
});

describe('typography', () => {
  it.each([
    ['en', 'Two  spaces'],
    ['en', "Don't"],
    ['en', 'Say "yes"'],
    ['en', "The 'word'"],
    ['en', 'Please wait...'],
    ['en', 'Reading …'],
    ['en', 'Under {{minSize}} cm'],
    ['en', '5 m of cloth'],
    ['en', 'No. 4'],
    ['en', '{{percent}}\u00a0% off'],
    ['es', '{{percent}}% menos'],
    ['es', '{{pounds}} £'],
    ['es', 'Manta n.º 4'],
    ['es', 'De 9 a 18 h'],
    ['fr', '92 % de laine'],
    ['fr', 'À 14\u00a0h 30'],
    ['fr', 'n° 4'],
    ['es', 'Seguro?'],
    ['es', '«Sin cerrar'],
    ['fr', 'Vraiment ?'],
    ['fr', 'Vraiment?'],
    ['fr', 'Ceci : cela'],
    ['fr', '« mot »'],
    ['fr', 'Fine\u202f?'],
  ] as const)('finds in %s: %s', (locale, text) => {
    expect(findings(typography, { [locale]: { a: text } })).toHaveLength(1);
  });

  it.each([
    ['en', "The path '{{path}}' is not available."],
    ['en', 'Don’t say “yes”…'],
    ['en', '{{minSize}} × {{minSize}}\u00a0cm, {{percent}}% off, 5 metres, No. It is 4 more'],
    ['es', '{{percent}}\u00a0% menos, n.º\u00a04, de 9 a 18\u00a0h, 3 módulos'],
    ['fr', '{{plan}} s’arrête à 14\u00a0h\u00a030, 2 mètres, n°\u00a04'],
    ['es', '¿Seguro? «Sí»'],
    ['fr', 'Vraiment\u00a0? Ceci\u00a0: «\u00a0mot\u00a0».'],
    ['fr', 'https://waypage.example à 12:30'],
  ] as const)('accepts in %s: %s', (locale, text) => {
    expect(findings(typography, { [locale]: { a: text } })).toEqual([]);
  });

  it('finds a breaking hyphen before a French pronoun', () => {
    const fr = (key: string, text: string) => ({ fr: { [key]: text } });
    expect(findings(typography, fr('title', 'Écrivez-nous'))).toHaveLength(1);
    expect(findings(typography, fr('a', 'Marche-t-elle\u00a0?'))).toHaveLength(1);
    expect(findings(typography, fr('title', 'Écrivez-\u2060nous'))).toEqual([]);
    expect(findings(typography, fr('a', 'Marche-\u2060t-\u2060elle\u00a0?'))).toEqual([]);
    expect(findings(typography, fr('a', 'Écrivez-nous.'))).toEqual([]);
  });

  it('exempts docs/product.md’s three full stops in English', () => {
    const messages = { en: { waiting: 'Please wait...' }, fr: { waiting: 'Patientez...' } };
    expect(findings(typography, messages, 'common')).toEqual([expect.stringMatching(/^fr\//)]);
  });

  it('checks words to print in their language', () => {
    const messages = { words: { fr: 'Ouvert ?' } };
    expect(findings(typography, { en: messages }, 'qrcode-type-pdf')).toHaveLength(1);
  });
});

it('noDigits leaves the numbers of announcements', () => {
  const messages = { en: { fair: 'Meet us at the print fair, hall 3.' } };
  expect(findings(noDigits, messages)).toHaveLength(1);
  expect(findings(noDigits, messages, 'announcements')).toEqual([]);
});

it('noLineBreak finds one in a text', () => {
  expect(findings(noLineBreak, { en: { a: 'See\nExamples', b: 'See examples' } })).toHaveLength(1);
});

it('countsHavePlurals finds a noun wrong for one', () => {
  expect(findings(countsHavePlurals, { en: { a: '{{count}} pages' } })).toHaveLength(1);
  const forms = {
    n_one: '{{count}} page',
    n_other: '{{count}} pages',
    a: '{{count}} of {{total}}',
  };
  expect(findings(countsHavePlurals, { en: forms })).toEqual([]);
});

describe('a text that waits for its translation', () => {
  const faq = { title: 'Preguntas', lead: `${UNTRANSLATED_MARK}Ask us.` };
  const corpus = corpusOf({ en: { faq: { title: 'Questions', lead: 'Ask us.' } }, es: { faq } });

  it('is counted for its language', () => {
    expect(untranslatedNotes(corpus)).toEqual([
      'es: 1 messages are not translated yet and are shown in English.',
    ]);
  });

  it('is not missing and breaks no rule', () => {
    const spanish = [...corpusMessages(corpus, ['es'])];
    expect(spanish.map(({ text }) => text)).toEqual(['Preguntas']);
    expect(sameKeys(corpus).filter(({ where }) => where.startsWith('es/'))).toEqual([]);
  });

  it('is recognized by its mark', () => {
    expect(isUntranslated('[en] Ask us.')).toBe(true);
    expect(isUntranslated('Ask [en] us.')).toBe(false);
  });
});
