import { describe, expect, it } from 'vitest';
import {
  hiddenCharacters,
  lacksScheme,
  nameCharacter,
  withoutHidden,
  withScheme,
} from './code-text.ts';

describe('hiddenCharacters', () => {
  it.each([
    ['a zero-width space', 'https://a.example/\u200Bb', ['U+200B']],
    ['a byte order mark', '\uFEFFhttps://a.example', ['U+FEFF']],
    ['a soft hyphen', 'pre\u00ADview', ['U+00AD']],
    ['a turned direction', 'a\u202Eb\u202C', ['U+202E', 'U+202C']],
    ['a joiner between Latin letters', 'pay\u200Dpal.example', ['U+200D']],
    ['controls', 'a\u0000b\u001Bc', ['U+0000', 'U+001B']],
    ['tags', 'a\u{E0041}', ['U+E0041']],
    ['a Hangul filler', 'a\u3164', ['U+3164']],
  ])('names %s', (_what, text, names) => {
    expect(hiddenCharacters(text)).toEqual(names);
    expect(hiddenCharacters(withoutHidden(text))).toEqual([]);
  });

  it.each([
    ['line breaks and tabs', 'BEGIN:VCARD\r\nFN:Ana\n\tEND:VCARD'],
    ['letters with accents', 'Año nuevo, Größe, 新年快樂'],
    ['a family', '👨‍👩‍👧'],
    ['the flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['a heart with its look', '❤️'],
    ['Persian with a non-joiner', 'می‌خواهم'],
    ['Hindi with a joiner', 'क्‍ष'],
    ['blanks', 'a\u00A0b\u202Fc'],
  ])('leaves %s alone', (_what, text) => {
    expect(hiddenCharacters(text)).toEqual([]);
    expect(withoutHidden(text)).toBe(text);
  });
});

it('nameCharacter shows what can be seen', () => {
  const characters = ['漢', 'ñ', '😀', '\u200B', '\u00A0'];
  expect(characters.map(nameCharacter).join(' ')).toBe('漢 ñ 😀 U+200B U+00A0');
});

describe('lacksScheme', () => {
  it.each([
    'waypage.example/orilla',
    'www.lumbre.example',
    'lumbre.example:8080/hoy',
    'müller.example',
    'пример.рф',
    'xn--e1afmkfd.xn--p1ai',
    'lumbre.example?mesa=4',
  ])('is true for %s', (text) => {
    expect(lacksScheme(text)).toBe(true);
    expect(withScheme(text)).toBe(`https://${text}`);
  });

  it.each([
    'https://waypage.example/orilla',
    'mailto:hi@lumbre.example',
    'hi@lumbre.example',
    'WIFI:S:guests;;',
    'Table 4',
    '12.50',
    '12.05.2026',
    '3.14/2',
    'localhost:3000',
    'Scan me. Then eat',
    '',
  ])('is false for %s', (text) => {
    expect(lacksScheme(text)).toBe(false);
    expect(withScheme(text)).toBe(text);
  });
});
