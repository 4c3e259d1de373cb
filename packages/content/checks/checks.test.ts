import { describe, expect, it } from 'vitest';
import type { Locale } from '../src/locales.ts';
import { corpusOf, type Rule, type Messages } from './corpus.ts';
import { countsHavePlurals, inVisitorsName, nothingToSend, questionsAsk } from './meaning.ts';
import {
  noEmptyText,
  noEnglishLeft,
  sameKeys,
  samePlaceholders,
  samePluralPlaceholders,
  samePrintedWords,
} from './parity.ts';
import { readCorpus } from './read-corpus.ts';
import { describeFinding, RULES } from './rules.ts';
import {
  headLengths,
  noDigits,
  noExclamation,
  noLongTranslation,
  noRepeatedParagraph,
  noSpokenSymbol,
  typography,
  uniqueHeads,
} from './wording.ts';

describe('the messages of the site', () => {
  const corpus = readCorpus();

  it.each(RULES.map((rule) => [rule.promise, rule] as const))('%s', (_, rule) => {
    expect(rule.check(corpus).map(describeFinding)).toEqual([]);
  });
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

const everywhere = (messages: Messages): Languages => ({
  en: messages,
  es: messages,
  fr: messages,
});

describe('sameKeys', () => {
  it('accepts equal keys', () => {
    expect(findings(sameKeys, everywhere({ a: { b: 'x' } }))).toEqual([]);
  });

  it('finds a missing file, a missing text and one too many', () => {
    expect(findings(sameKeys, { en: { a: 'x' }, es: { b: 'x' } })).toEqual([
      expect.stringMatching(/^es\/faq\.json, key a: .*missing here/),
      expect.stringMatching(/^es\/faq\.json, key b: .*not in English/),
      expect.stringMatching(/^fr\/faq\.json: The file is missing/),
    ]);
  });

  it('finds a file that English does not have', () => {
    expect(findings(sameKeys, { fr: { a: 'x' } })).toEqual([
      expect.stringMatching(/^fr\/faq\.json: .*no English counterpart/),
    ]);
  });

  it('asks each language for its own plural forms', () => {
    const english = { n_one: 'x', n_other: 'x' };
    const full = { n_one: 'x', n_many: 'x', n_other: 'x' };
    expect(findings(sameKeys, { en: english, es: full, fr: full })).toEqual([]);
    expect(findings(sameKeys, { en: english, es: english, fr: full })).toEqual([
      expect.stringMatching(/^es\/faq\.json, key n_many: .*one, many, other/),
    ]);
  });
});

describe('samePlaceholders', () => {
  it('accepts another order and finds a lost or misspelt one', () => {
    const en = { a: '{{one}} {{two}}' };
    expect(findings(samePlaceholders, { en, es: { a: '{{two}} {{one}}' } })).toEqual([]);
    expect(
      findings(samePlaceholders, { en, es: { a: '{{one}}' }, fr: { a: '{{one}} {{deux}}' } }),
    ).toHaveLength(2);
  });

  it('looks at plural forms that English does not have', () => {
    const en = { n_one: '{{count}}', n_other: '{{count}}' };
    expect(findings(samePlaceholders, { en, fr: { n_many: 'de scans' } })).toHaveLength(1);
  });
});

describe('samePluralPlaceholders', () => {
  it('finds a form without the number that another form has', () => {
    const messages = (one: string) => ({
      fr: { n_one: one, n_many: '{{count}} x', n_other: '{{count}} x' },
    });
    expect(findings(samePluralPlaceholders, messages('{{count}} x'))).toEqual([]);
    expect(findings(samePluralPlaceholders, messages('une x'))).toEqual([
      expect.stringMatching(/^fr\/faq\.json, key n_one: .*"n_other" has \{\{count\}\}/),
    ]);
  });

  it('accepts forms that are all used with a number', () => {
    const messages = { en: { n_one: 'place', n_other: 'places' } };
    expect(findings(samePluralPlaceholders, messages)).toEqual([]);
  });
});

describe('noEmptyText', () => {
  it('finds nothing, blanks and stray spaces', () => {
    expect(findings(noEmptyText, { en: { a: '', b: ' ', c: 'x ', d: 'x' } })).toHaveLength(3);
  });
});

describe('noEnglishLeft', () => {
  it('finds equal messages unless they are listed', () => {
    const messages = { en: { a: 'Scan it', b: 'PDF' }, fr: { a: 'Scan it', b: 'PDF' } };
    expect(findings(noEnglishLeft(new Set(['faq:b'])), messages)).toEqual([
      expect.stringMatching(/^fr\/faq\.json, key a: The text is still English: "Scan it"/),
    ]);
  });

  it('finds a listed text that is translated by now', () => {
    const messages = { en: { a: 'Scan it' }, fr: { a: 'Scannez' } };
    expect(findings(noEnglishLeft(new Set(['faq:a'])), messages)).toEqual([
      expect.stringMatching(/shared-words\.ts, faq:a: .*Remove it from the list/),
    ]);
  });

  it('leaves messages alone that are placeholders only', () => {
    const messages = { en: { a: '{{count}} / {{total}}' }, es: { a: '{{count}} / {{total}}' } };
    expect(findings(noEnglishLeft(new Set()), messages)).toEqual([]);
  });

  it('leaves messages alone that have a unit and no other word', () => {
    const messages = (text: string) => ({ en: { a: text }, es: { a: text } });
    expect(findings(noEnglishLeft(new Set()), messages('{{width}} mm'))).toEqual([]);
    expect(findings(noEnglishLeft(new Set()), messages('{{width}} mm wide'))).toHaveLength(1);
  });

  it('finds a listed text that has nothing to translate', () => {
    const messages = { en: { a: 'cm' }, fr: { a: 'cm' } };
    expect(findings(noEnglishLeft(new Set(['faq:a'])), messages)).toHaveLength(1);
  });
});

describe('samePrintedWords', () => {
  it('finds words that differ between the files that show them side by side', () => {
    const messages = { en: { words: { es: 'Uno' } }, es: { words: { es: 'Otro' } } };
    expect(findings(samePrintedWords, messages, 'qrcode-type-pdf')).toHaveLength(1);
    expect(findings(samePrintedWords, messages)).toEqual([]);
  });
});

describe('noDigits', () => {
  it('finds a number that is written out, but not in what customers print', () => {
    const messages = { en: { a: 'Up to 20', b: 'Up to {{max20}}' } };
    expect(findings(noDigits, messages)).toEqual([expect.stringContaining('The number 20')]);
    expect(findings(noDigits, messages, 'sample-pdf-manual')).toEqual([]);
    const words = { en: { words: { en: 'Box 7' } } };
    expect(findings(noDigits, words, 'qrcode-type-inventory')).toEqual([]);
  });
});

describe('headLengths', () => {
  it('finds long titles, and descriptions that are too short or too long', () => {
    const head = (title: number, description: number) => ({
      en: { head: { title: 'x'.repeat(title), description: 'x'.repeat(description) } },
    });
    expect(findings(headLengths, head(59, 120))).toEqual([]);
    expect(findings(headLengths, head(59, 155))).toEqual([]);
    expect(findings(headLengths, head(60, 119))).toHaveLength(2);
    expect(findings(headLengths, head(10, 156))).toHaveLength(1);
  });

  it('finds two pages with one title', () => {
    const file = { head: { title: 'One' } };
    const corpus = corpusOf({ en: { a: file, b: file }, es: { a: file } });
    expect(uniqueHeads(corpus)).toHaveLength(1);
  });
});

describe('noLongTranslation', () => {
  it('finds a translation that is longer than the place of the English text', () => {
    const messages = (spanish: string) => ({ en: { a: 'Keep the file' }, es: { a: spanish } });
    expect(findings(noLongTranslation, messages('x'.repeat(26)))).toEqual([]);
    expect(findings(noLongTranslation, messages('x'.repeat(27)))).toEqual([
      expect.stringMatching(
        /^es\/faq\.json, key a: .* 27 characters where English has 13\. Keep it to 26/,
      ),
    ]);
  });
});

describe('noExclamation', () => {
  it('finds a shout, but for the text that docs/product.md fixes', () => {
    expect(findings(noExclamation, { en: { title: 'Wow!' } })).toHaveLength(1);
    expect(findings(noExclamation, { en: { title: 'Wow!' } }, 'error')).toEqual([]);
  });
});

describe('noSpokenSymbol', () => {
  it.each(['Plans · Waypage', 'Next →', '✓ Included', '• One'])('finds it in "%s"', (title) => {
    expect(findings(noSpokenSymbol, { en: { title } })).toHaveLength(1);
  });

  it('accepts marks that are silent, and a sign of times', () => {
    expect(findings(noSpokenSymbol, { en: { title: 'Plans – 2 × 2 cm, and so on…' } })).toEqual([]);
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

  it('finds a hyphen where a French title or question may break before its pronoun', () => {
    const fr = (key: string, text: string) => ({ fr: { [key]: text } });
    expect(findings(typography, fr('title', 'Écrivez-nous'))).toHaveLength(1);
    expect(findings(typography, fr('a', 'Marche-t-elle\u00a0?'))).toHaveLength(1);
    expect(findings(typography, fr('title', 'Écrivez-\u2060nous'))).toEqual([]);
    expect(findings(typography, fr('a', 'Marche-\u2060t-\u2060elle\u00a0?'))).toEqual([]);
    expect(findings(typography, fr('a', 'Écrivez-nous.'))).toEqual([]);
  });

  it('leaves the text alone that docs/product.md fixes with three full stops, in English only', () => {
    const messages = { en: { waiting: 'Please wait...' }, fr: { waiting: 'Patientez...' } };
    expect(findings(typography, messages, 'common')).toEqual([expect.stringMatching(/^fr\//)]);
  });

  it('looks at words to print in their own language', () => {
    const words = { words: { fr: 'Ouvert ?' } };
    expect(findings(typography, { en: words }, 'qrcode-type-pdf')).toHaveLength(1);
  });
});

describe('noRepeatedParagraph', () => {
  it('finds a long paragraph on two pages, but not a short one', () => {
    const long = 'one two three four five six seven eight nine ten eleven twelve';
    const corpus = (text: string) => corpusOf({ en: { a: { x: text }, b: { x: text } } });
    expect(noRepeatedParagraph(corpus(long))).toHaveLength(1);
    expect(noRepeatedParagraph(corpus('one two'))).toEqual([]);
  });
});

describe('nothingToSend', () => {
  it.each([
    ['en', 'Send a larger file.'],
    ['es', 'Envía otra imagen.'],
    ['fr', 'Renvoyez-la.'],
  ] as const)('finds in %s: %s', (locale, text) => {
    expect(findings(nothingToSend, { [locale]: { a: text } }, 'check-a-code')).toHaveLength(1);
    expect(findings(nothingToSend, { [locale]: { a: text } }, 'contact')).toEqual([]);
  });

  it('accepts the promise itself', () => {
    const messages = { en: { lead: 'It is sent nowhere.' } };
    expect(findings(nothingToSend, messages, 'check-a-code')).toEqual([]);
  });
});

describe('inVisitorsName', () => {
  it('finds a letter that addresses the visitor', () => {
    expect(findings(inVisitorsName, { en: { iNeed: 'You need' } }, 'plans')).toHaveLength(1);
    expect(findings(inVisitorsName, { en: { iNeed: 'I need:' } }, 'plans')).toEqual([]);
    expect(findings(inVisitorsName, { en: { youNeed: 'You need' } }, 'plans')).toEqual([]);
  });
});

describe('questionsAsk', () => {
  it('finds a statement among the questions', () => {
    expect(findings(questionsAsk, { en: { a: { question: 'It closes.' } } })).toHaveLength(1);
    expect(findings(questionsAsk, { en: { a: { question: 'Does it close?' } } })).toEqual([]);
  });
});

describe('countsHavePlurals', () => {
  it('finds a noun that a count of one would make wrong', () => {
    expect(findings(countsHavePlurals, { en: { a: '{{count}} pages' } })).toHaveLength(1);
    const forms = {
      n_one: '{{count}} page',
      n_other: '{{count}} pages',
      a: '{{count}} of {{total}}',
    };
    expect(findings(countsHavePlurals, { en: forms })).toEqual([]);
  });
});
