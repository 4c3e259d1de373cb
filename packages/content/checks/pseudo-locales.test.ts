import { describe, expect, it } from 'vitest';
import { flatten } from './corpus.ts';
import { PSEUDO_LOCALES, pseudoMessages } from '../scripts/pseudo-locales.ts';
import type { Messages } from './corpus.ts';

const inPseudo = (tag: string, messages: Messages) => {
  const pseudo = PSEUDO_LOCALES.get(tag);
  if (!pseudo) throw new Error(`There is no pseudo-language ${tag}.`);
  return pseudoMessages(messages, pseudo);
};

const accented = (messages: Messages) => [...flatten(inPseudo('en-XA', messages)).values()].join();

/** Shows the invisible direction overrides as parentheses. */
const shown = (text: unknown) => String(text).replaceAll('\u202e', '(').replaceAll('\u202c', ')');

describe.each([...PSEUDO_LOCALES.keys()])('the pseudo-language %s', (tag) => {
  it('keeps placeholders, tags, URLs, email addresses and names of paths', () => {
    const kept =
      '{{count}} <0></0> https://waypage.example/x hello@waypage.example /s/faq YourCode';
    expect(inPseudo(tag, { a: kept })).toEqual({ a: kept });
  });

  it('keeps the words of other languages, to print beside a code', () => {
    const words = { en: 'Scan me', es: 'Escanéame', fr: 'Scannez-moi' };
    expect(inPseudo(tag, { words })).toEqual({ words });
  });
});

describe('the accented pseudo-language', () => {
  it('has no vowel without an accent, and is about 35 % longer', () => {
    const text =
      'It opens a mobile page you build from blocks, and can rewrite after the ink has dried.';
    const a = accented({ a: text });
    expect(a).not.toMatch(/[aeiouy]/i);
    expect(a.length / text.length).toBeGreaterThan(1.2);
    expect(a.length / text.length).toBeLessThan(1.4);
  });
});

describe('the mirrored pseudo-language', () => {
  it('turns each word round, and nothing else', () => {
    const { a } = inPseudo('ar-XB', { a: '{{count}} of 20 codes' });
    expect(shown(a)).toBe('{{count}} (of) 20 (codes)');
  });

  it('has every plural form of Arabic', () => {
    const { scans_one, ...others } = inPseudo('ar-XB', {
      scans_one: 'a scan',
      scans_other: 'scans',
    });
    expect(shown(scans_one)).toBe('(a) (scan)');
    expect(Object.keys(others).toSorted()).toEqual(
      ['few', 'many', 'other', 'two', 'zero'].map((form) => `scans_${form}`),
    );
  });
});
