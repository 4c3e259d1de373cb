import { describe, expect, it } from 'vitest';
import { findByLabel, matchesQuery, toSections } from './options.js';

const option = (label: string) => ({ value: label, label });

describe('matchesQuery', () => {
  it.each([
    ['España', 'espana'],
    ['Espana', 'ESPAÑA'],
    ['Île-de-France', 'ile de'],
    ['Côte d’Ivoire', "d'ivoire"],
    ['Œuvre', 'oeuvre'],
    ['Straße', 'STRASSE'],
    ['Łódź', 'lodz'],
    ['İstanbul', 'istanbul'],
    ['Iğdır', 'IGDIR'],
    ['Øresund', 'oresund'],
    ['Αθήνας', 'ΑΘΗΝΑΣ'],
    ['مُحَمَّد', 'محمد'],
    ['שָׁלוֹם', 'שלום'],
    ['한국', '하'],
    ['C#', '#'],
    ['New  York', 'new york '],
  ])('finds %s by %s', (label, query) => {
    expect(matchesQuery(option(label), query)).toBe(true);
  });

  it.each([
    ['España', 'espanx'],
    ['C', 'c#'],
    ['कि', 'का'],
  ])('does not find %s by %s', (label, query) => {
    expect(matchesQuery(option(label), query)).toBe(false);
  });
});

describe('findByLabel', () => {
  const options = [option('Resume'), option('Résumé'), { ...option('Spain'), disabled: true }];

  it('prefers exact labels and ignores accents', () => {
    expect(findByLabel(options, 'Résumé ')?.value).toBe('Résumé');
    expect(findByLabel(options, 'resume')?.value).toBe('Resume');
  });

  it.each(['', '  ', 'res', 'Spain'])('finds none for %j', (text) => {
    expect(findByLabel(options, text)).toBeUndefined();
  });
});

it('toSections keeps groups and options in order', () => {
  const group = { label: 'Group', options: [option('b')] };
  expect(toSections([option('a'), group, option('c'), option('d')])).toEqual([
    { label: undefined, items: [option('a')] },
    { label: 'Group', items: [option('b')] },
    { label: undefined, items: [option('c'), option('d')] },
  ]);
});
