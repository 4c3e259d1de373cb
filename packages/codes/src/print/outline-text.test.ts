import { missingCharacters, type Alphabets } from '../draw/alphabets.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { boundsOf } from '../testing/bounds-of.ts';
import { loadAlphabets } from './load-alphabets.ts';
import { outlineText, type TextBox } from './outline-text.ts';

let letters: Alphabets;
beforeAll(async () => {
  letters = await loadAlphabets();
});

const BOX: TextBox = { x: 0, y: 0, width: 40, height: 20, face: 'wide', size: 8, minSize: 2 };

describe('a text in its box', () => {
  it('is as large as it may be where there is room', () => {
    const { height, isCut } = outlineText(letters, 'Menu', BOX);
    expect(height).toBeCloseTo(8);
    expect(isCut).toBe(false);
  });

  it('takes more lines, and gets smaller, before anything of it is left out', () => {
    for (const text of [
      'El menú de hoy y de mañana',
      'Öffnungszeiten',
      'Été comme hiver, à toute heure',
    ]) {
      const { height, isCut } = outlineText(letters, text, BOX);
      expect(height, text).toBeLessThanOrEqual(20);
      expect(isCut, text).toBe(false);
    }
  });

  it('keeps together what a blank that does not break holds together, and draws the blank', () => {
    const narrow = { ...BOX, width: 22, height: 40, size: 8, minSize: 4 };
    const plain = outlineText(letters, 'Prix : 9', narrow);
    const held = outlineText(letters, 'Prix\u00A0:\u202F9', narrow);
    expect(held.isCut).toBe(false);
    expect(held.height).toBeLessThan(plain.height);
    expect(outlineText(letters, 'Prix\u00A0:\u202F9', BOX).path).toBe(
      outlineText(letters, 'Prix : 9', BOX).path,
    );
  });

  it('breaks long words, and URLs at their signs', () => {
    const word = outlineText(letters, 'x'.repeat(60), BOX);
    expect(word.isCut).toBe(false);
    expect(boundsOf(word.path)[2]).toBeLessThanOrEqual(40);
    const url = `lumbre.example/${'hoy/'.repeat(12)}`;
    const fitted = outlineText(letters, url, { ...BOX, face: 'narrow', isUrl: true });
    expect(fitted.isCut).toBe(false);
    expect(boundsOf(fitted.path)[2]).toBeLessThanOrEqual(40);
  });

  it('is cut, and says so, where even the smallest type does not fit', () => {
    const { path, height, isCut } = outlineText(letters, 'menu '.repeat(400), BOX);
    expect(isCut).toBe(true);
    expect(height).toBeLessThanOrEqual(20);
    expect(boundsOf(path)[2]).toBeLessThanOrEqual(40);
  });

  it('has every letter of Spanish and French, and names those it has not', () => {
    expect(missingCharacters(letters.narrow, '¿Ñandú? ¡Sí! ÀÂÇÈÉÊËÎÏÔÙÛÜŸ œ æ « » € … ’')).toEqual(
      [],
    );
    expect(missingCharacters(letters.narrow, 'Łódź Меню')).toEqual(['Ł', 'ź', 'М', 'е', 'н', 'ю']);
  });
});
