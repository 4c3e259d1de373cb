import { describe, expect, it } from 'vitest';
import {
  exportMessages,
  importMessages,
  readMessages,
  withText,
  type MessageTable,
} from './spreadsheet.ts';

const messages: MessageTable = new Map([
  [
    'en',
    new Map([
      ['faq:free', 'The Free plan costs {{price}}.'],
      ['faq:quoted', 'He said "no"; twice,\nand left.'],
      ['claim:phone', '+44 7700 900014'],
      ['claim:opened', "'{{path}}' is free."],
    ]),
  ],
  [
    'es',
    new Map([
      ['faq:free', 'El plan Free cuesta {{price}}.'],
      ['faq:quoted', 'Dijo «no».'],
      ['claim:phone', '+44 7700 900014'],
      ['claim:opened', '«{{path}}» está libre.'],
      ['claim:many', 'Solo en español.'],
    ]),
  ],
]);

const bytes = (text: string) => new TextEncoder().encode(text);
const written = (separator?: ';') => exportMessages(messages, () => ['/'], separator);
const read = (text: string) => importMessages(bytes(text), messages);

describe('messages in a spreadsheet', () => {
  it.each([
    ['a comma', written()],
    ['a semicolon', written(';')],
    ['tabs and quotes', written(';').replace(/^.*?\r/, (head) => head.replaceAll(/\w+/g, '"$&"'))],
    ['without the mark', written().replace('\uFEFF', '')],
    ['Unix line ends', written().replaceAll('\r\n', '\n')],
  ])('come back unchanged: %s', (_, text) => {
    expect(read(text)).toEqual([]);
  });

  it('come back unchanged, all of the site', () => {
    const all = readMessages();
    expect(importMessages(bytes(exportMessages(all, () => [])), all)).toEqual([]);
  });

  it('changes what was edited', () => {
    expect(read(written().replace('El plan Free cuesta', 'El plan Free vale'))).toEqual([
      {
        locale: 'es',
        id: 'faq:free',
        before: 'El plan Free cuesta {{price}}.',
        after: 'El plan Free vale {{price}}.',
      },
    ]);
  });

  it.each([
    [
      'a changed key',
      written().replace('faq:free', 'faq:fee'),
      'Line 2, faq:fee: there is no such',
    ],
    [
      'a lost placeholder',
      written().replace('cuesta {{price}}', 'cuesta 0'),
      'Line 2, faq:free: es has',
    ],
    ['a formula', written().replace('Dijo «no».', '=1+1'), 'Line 3, faq:quoted: es is a formula'],
    ['a calculation', written().replace('Dijo «no».', '-1+1'), 'es is a formula'],
    ['garbled accents', written().replace('Dijo «no».', 'Dijo Â«noÂ».'), 'lost its accents'],
    ['an empty cell', written().replace('Dijo «no».', ''), 'es is empty'],
    ['a stale source', written().replace(/,[\w-]{10}\r\n/, ',0000000000\r\n'), 'has changed since'],
    [
      'a lost column',
      written().replace('source', 'sauce'),
      'Line 1: the column "source" is missing',
    ],
    [
      'a message twice',
      `${written()}${written().split('\r\n')[1] ?? ''}\r\n`,
      'Line 8, faq:free: it is in the file twice',
    ],
  ])('refuses %s', (_, text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it('refuses another encoding', () => {
    const latin1 = Uint8Array.from(written(), (letter) => letter.charCodeAt(0) & 255);
    expect(() => importMessages(latin1, messages)).toThrow('not UTF-8');
  });
});

describe('withText', () => {
  it('keeps the order of keys', () => {
    expect(JSON.stringify(withText({ a: { b: 'x', c: 'y' }, d: 'z' }, 'a.b', 'w'))).toBe(
      '{"a":{"b":"w","c":"y"},"d":"z"}',
    );
  });
});
