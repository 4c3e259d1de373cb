import { describe, expect, it } from 'vitest';
import { isUntranslated, UNTRANSLATED_MARK } from '../src/untranslated.ts';
import { corpusOf, countUntranslated, placedMessages } from './corpus.ts';
import { sameKeys } from './parity.ts';

describe('a text that waits for its translation', () => {
  const faq = { title: 'Preguntas', lead: `${UNTRANSLATED_MARK}Ask us.` };
  const corpus = corpusOf({ en: { faq: { title: 'Questions', lead: 'Ask us.' } }, es: { faq } });

  it('is counted for its language', () => {
    expect([...countUntranslated(corpus)]).toEqual([['es', 1]]);
  });

  it('is not missing and breaks no rule', () => {
    const spanish = [...placedMessages(corpus, ['es'])];
    expect(spanish.map(({ text }) => text)).toEqual(['Preguntas']);
    expect(sameKeys(corpus).filter(({ where }) => where.startsWith('es/'))).toEqual([]);
  });

  it('is recognized by its mark', () => {
    expect(isUntranslated('[en] Ask us.')).toBe(true);
    expect(isUntranslated('Ask [en] us.')).toBe(false);
  });
});
