import { expect, it } from 'vitest';
import { readGlyphs } from './read-glyphs.ts';
import { missingCharacters, textPath, toAlphabets } from './text-path.ts';

const { wide, narrow } = toAlphabets(readGlyphs());

it('text is set as outlines, letters with accents among them', () => {
  expect(missingCharacters(wide, 'Ñandú, où, Größe – œuf €5')).toEqual([]);
  expect(textPath(wide, 'ñ', 0, 0, 10)).not.toBe(textPath(wide, 'n', 0, 0, 10));
});

it('what the font cannot draw is named once', () => {
  expect(missingCharacters(narrow, 'a漢b字漢')).toEqual(['漢', '字']);
});
