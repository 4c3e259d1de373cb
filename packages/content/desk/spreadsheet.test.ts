import { describe, expect, it } from 'vitest';
import {
  checkChanges,
  exportMessages,
  importMessages,
  readMessages,
  type MessageTable,
} from './spreadsheet.ts';

const en = {
  'faq:free': 'The Free plan costs {{price}}.',
  'faq:quoted': 'He said "no"; twice,\nand left.',
  'claim:phone': '+44 7700 900014',
  'claim:opened': "'{{path}}' is free.",
};
const es = {
  'faq:free': 'El plan Free cuesta {{price}}.',
  'faq:quoted': 'Dijo «no».',
  'claim:phone': '+44 7700 900014',
  'claim:opened': '«{{path}}» está libre.',
  'claim:many': 'Solo en español.',
};
const messages: MessageTable = new Map(
  Object.entries({ en, es }).map(([locale, texts]) => [locale, new Map(Object.entries(texts))]),
);

const bytes = (text: string) => new TextEncoder().encode(text);
const csv = (separator?: ';') => exportMessages(messages, () => ['/'], separator);
const read = (text: string) => importMessages(bytes(text), messages);

describe('messages in a spreadsheet', () => {
  it.each([
    ['a comma', csv()],
    ['a semicolon', csv(';')],
    ['tabs and quotes', csv(';').replace(/^.*?\r/, (head) => head.replaceAll(/\w+/g, '"$&"'))],
    ['without the mark', csv().replace('\uFEFF', '')],
    ['Unix line ends', csv().replaceAll('\r\n', '\n')],
  ])('come back unchanged: %s', (_, text) => {
    expect(read(text)).toEqual([]);
  });

  it('come back unchanged, all of the site', () => {
    const all = readMessages();
    expect(importMessages(bytes(exportMessages(all, () => [])), all)).toEqual([]);
  });

  it('changes what was edited', () => {
    const after = 'El plan Free vale {{price}}.';
    expect(read(csv().replace(es['faq:free'], after))).toEqual([
      { locale: 'es', id: 'faq:free', before: es['faq:free'], after },
    ]);
  });

  it.each<[string, string | RegExp, string, string]>([
    ['a changed key', 'faq:free', 'faq:fee', 'Line 2, faq:fee: there is no such'],
    ['a lost placeholder', 'cuesta {{price}}', 'cuesta 0', 'Line 2, faq:free: es has'],
    ['a formula', 'Dijo «no».', '=1+1', 'Line 3, faq:quoted: es is a formula'],
    ['a calculation', 'Dijo «no».', '-1+1', 'es is a formula'],
    ['garbled accents', 'Dijo «no».', 'Dijo Â«noÂ».', 'lost its accents'],
    ['an empty cell', 'Dijo «no».', '', 'es is empty'],
    ['a lost hash', /,en:[^,]+\r\n/, ',#NAME?\r\n', 'Line 2, faq:free: its last cell'],
    ['a lost column', 'source', 'sauce', 'Line 1: the column "source" is missing'],
    [
      'a message twice',
      /\r\n(faq:free.*\r\n)/,
      '\r\n$1$1',
      'Line 3, faq:free: it is in the file twice',
    ],
    ['no messages', /\r\n[^]*/, '\r\n', 'The file has no messages'],
    ['no line end', /\r\n[^]*/, '', 'The file has no messages'],
  ])('refuses %s', (_, before, after, message) => {
    expect(() => read(csv().replace(before, after))).toThrow(message);
  });

  it('refuses a stale hash where it matters', () => {
    const newer = (locale: string) =>
      new Map(messages).set(
        locale,
        new Map(messages.get(locale)).set('faq:free', 'Newer: {{price}}.'),
      );
    const unedited = csv();
    const edited = unedited.replace('cuesta', 'vale');
    expect(importMessages(bytes(unedited), newer('es'))).toEqual([]);
    expect(() => importMessages(bytes(edited), newer('es'))).toThrow(
      'Line 2, faq:free: es was edited, but the text in es has changed',
    );
    expect(() => importMessages(bytes(unedited), newer('en'))).toThrow(
      'Line 2, faq:free: its English text has changed',
    );
  });

  it('are checked before they are written', () => {
    const change = { locale: 'es', id: 'announcements:dismiss', before: 'Cerrar' };
    expect(checkChanges([{ ...change, after: 'Quitar' }])).toEqual([]);
    expect(checkChanges([{ ...change, after: 'Quitar\nesto' }])).toEqual([
      expect.stringContaining('es/announcements.json, key dismiss: There is a line break'),
    ]);
  });

  it('lists rows with lost cells among other problems', () => {
    const text = csv().replaceAll(/,en:[^,]+\r\n(?=faq|claim)/g, '\r\n');
    expect(() => read(text)).toThrow(
      /^Line 2, faq:free: it has too few .*\nLine 3, faq:quoted: it has too few/,
    );
  });

  it('refuses another encoding', () => {
    const latin1 = Uint8Array.from(csv(), (letter) => letter.charCodeAt(0) & 255);
    expect(() => importMessages(latin1, messages)).toThrow('not UTF-8');
  });
});
