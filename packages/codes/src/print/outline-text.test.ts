import { missingCharacters, measureText, textPath, loadAlphabets } from '../draw/alphabets.ts';
import { describe, expect, it } from 'vitest';
import { boundsOf } from '../testing/bounds-of.ts';
import { outlineText, type TextBox } from './outline-text.ts';

const letters = await loadAlphabets();
const { wide, narrow } = letters;

const BOX: TextBox = { x: 0, y: 0, width: 40, height: 20, face: 'wide', size: 8, minSize: 2 };

describe('outlineText', () => {
  it('has its preferred size where there is room', () => {
    const { height, isCut } = outlineText(letters, 'Menu', BOX);
    expect(height).toBeCloseTo(8);
    expect(isCut).toBe(false);
  });

  it('wraps and shrinks before it is shortened', () => {
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

  it('breaks no line at a non-breaking space', () => {
    const narrow = { ...BOX, width: 22, height: 40, size: 8, minSize: 4 };
    const plain = outlineText(letters, 'Prix : 9', narrow);
    const unbroken = outlineText(letters, 'Prix\u00A0:\u202F9', narrow);
    expect(unbroken.isCut).toBe(false);
    expect(unbroken.height).toBeLessThan(plain.height);
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

  it('shortens text that does not fit', () => {
    const { path, height, isCut } = outlineText(letters, 'menu '.repeat(400), BOX);
    expect(isCut).toBe(true);
    expect(height).toBeLessThanOrEqual(20);
    expect(boundsOf(path)[2]).toBeLessThanOrEqual(40);
  });

  it.each([0, 0.1])('says so where no letter fits: width %d', (width) => {
    const { path, height, isCut } = outlineText(letters, 'Menu', { ...BOX, width });
    expect({ path, height, isCut }).toEqual({ path: '', height: 0, isCut: true });
  });
});

it.each([
  ['¿Ñandú? ¡Sí! ÀÂÇÈÉÊËÎÏÔÙÛÜŸ œ æ « » € … – ’ Größe', []],
  ['Łódź Меню', ['Ł', 'ź', 'М', 'е', 'н', 'ю']],
  ['a漢b字漢', ['漢', '字']],
  ['a\u200Bb', ['\u200B']],
])('missingCharacters names what %j lacks', (text, missing) => {
  expect(missingCharacters(narrow, text)).toEqual(missing);
});

describe('textPath', () => {
  it('draws accents', () => {
    expect(textPath(wide, 'ñ', 0, 0, 10)).not.toBe(textPath(wide, 'n', 0, 0, 10));
  });

  it.each(['\u00A0', '\u202F', '\u3000', '\u2009', '\t'])('draws %j as a space', (blank) => {
    const path = textPath(narrow, `Prix${blank}: 9`, 0, 0, 10);
    expect(path).toBe(textPath(narrow, 'Prix : 9', 0, 0, 10));
    expect(measureText(narrow, blank, 10)).toBeGreaterThan(0);
    expect(missingCharacters(narrow, blank)).toEqual([]);
  });
});
