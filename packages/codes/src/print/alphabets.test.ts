import { expect, it } from 'vitest';
import { measureText, missingCharacters, textPath } from '../draw/alphabets.ts';
import { loadAlphabets } from './load-alphabets.ts';

const { wide, narrow } = await loadAlphabets();

it('text is set as outlines, letters with accents among them', () => {
  expect(missingCharacters(wide, 'Ñandú, où, Größe – œuf €5')).toEqual([]);
  expect(textPath(wide, 'ñ', 0, 0, 10)).not.toBe(textPath(wide, 'n', 0, 0, 10));
});

it('every kind of blank is drawn as one, and none is missing', () => {
  for (const blank of ['\u00A0', '\u202F', '\u3000', '\u2009', '\t']) {
    const name = blank.codePointAt(0)?.toString(16);
    expect(textPath(narrow, `Prix${blank}: 9`, 0, 0, 10), name).toBe(
      textPath(narrow, 'Prix : 9', 0, 0, 10),
    );
    expect(measureText(narrow, blank, 10), name).toBeGreaterThan(0);
    expect(missingCharacters(narrow, blank), name).toEqual([]);
  }
});

it('a character that nobody sees counts as missing, for it is not drawn', () => {
  expect(missingCharacters(narrow, 'a\u200Bb')).toEqual(['\u200B']);
});

it('what the font cannot draw is named once', () => {
  expect(missingCharacters(narrow, 'a漢b字漢')).toEqual(['漢', '字']);
});
