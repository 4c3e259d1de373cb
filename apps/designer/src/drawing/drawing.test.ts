import {
  drawFinder,
  finderPlaces,
  FINDER_SHAPES,
  readPath,
  rectPath,
  textPath,
  toAlphabets,
} from '@waypage/outlines';
import { readGlyphs } from '@waypage/outlines/read-glyphs';
import { describe, expect, test } from 'vitest';
import { CARRIERS, FIRST_DESIGN } from '../design/design.ts';
import { dataModules, encodeData, type Code } from './code.ts';
import { accentColour, drawDesign, logoModules } from './draw.ts';
import { layOut, measureQuietZone } from './layout.ts';
import { MODULE_SHAPES, modulesPath } from './modules.ts';

const alphabets = toAlphabets(readGlyphs());

function encode(data: string, level: Code['level'] = 'H'): Code {
  const code = encodeData(data, level);
  if (code === undefined) throw new Error(`${data.length} characters fit in no code.`);
  return code;
}

/** Left, top, right and bottom of all points; the control points of these shapes are inside. */
function bounds(path: string): number[] {
  const numbers = readPath(path).flatMap((step) => step.numbers);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

describe('codes', () => {
  test('a logo takes a higher level, and so a larger code', () => {
    expect(encode(FIRST_DESIGN.data, 'M').size).toBe(29);
    expect(encode(FIRST_DESIGN.data, 'H').size).toBe(33);
  });

  test('what is empty or longer than a code holds gives none', () => {
    expect(encodeData('', 'M')).toBeUndefined();
    expect(encodeData('x'.repeat(1273), 'H')).toBeDefined();
    expect(encodeData('x'.repeat(1274), 'H')).toBeUndefined();
  });

  test('nothing is drawn twice: not in the corners, not under the logo', () => {
    const code = encode(FIRST_DESIGN.data);
    const rows = dataModules(code, 7);
    for (const [x, y] of finderPlaces(code.size)) {
      expect(rows.slice(y, y + 7).flatMap((row) => row.slice(x, x + 7))).not.toContain(true);
    }
    expect(rows.slice(13, 20).flatMap((row) => row.slice(13, 20))).not.toContain(true);
    expect(rows[12]).toEqual(code.rows[12]);
  });
});

describe('modules', () => {
  test.each(MODULE_SHAPES)('%s: every dark module has an outline of its own size', (shape) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = bounds(
      modulesPath([[], [false, true]], shape),
    );
    expect(right - left).toBeGreaterThan(0.7);
    expect(bottom - top).toBeGreaterThan(0.7);
    expect((left + right) / 2).toBeCloseTo(1.5, 1);
    expect((top + bottom) / 2).toBeCloseTo(1.5, 1);
  });

  test('squares in a row are one rectangle', () => {
    expect(modulesPath([[true, true, false, true]], 'square')).toBe(
      rectPath(0, 0, 2, 1) + rectPath(3, 0, 1, 1),
    );
  });

  test.each(MODULE_SHAPES)('%s: light modules stay empty', (shape) => {
    expect(modulesPath([[false, false]], shape)).toBe('');
  });
});

test.each(FINDER_SHAPES)('corner %s: a ring of seven around a middle of three', (shape) => {
  const { ring, middle } = drawFinder(shape, 10, 20);
  expect(bounds(ring)).toEqual([10, 20, 17, 27]);
  expect(bounds(middle)).toEqual([12, 22, 15, 25]);
});

describe('layout', () => {
  const sizes = ['a', FIRST_DESIGN.data, 'x'.repeat(150), 'x'.repeat(900)].map((data) =>
    encode(data),
  );

  test.each(CARRIERS)('%s: four modules stay clear around codes of every size', (carrier) => {
    for (const code of sizes) {
      const layout = layOut({ carrier, code, quietZone: 4, name: 'Name', line: 'Line' }, alphabets);
      expect(measureQuietZone(layout, code, alphabets), String(code.size)).toBeGreaterThanOrEqual(
        4,
      );
      const bare = layOut({ carrier, code, quietZone: 4, name: '', line: '' }, alphabets);
      expect(measureQuietZone(bare, code, alphabets), String(code.size)).toBeGreaterThanOrEqual(4);
    }
  });

  test.each(CARRIERS)('%s: a smaller quiet zone is measured as such', (carrier) => {
    const code = encode('a');
    const measure = (quietZone: number) =>
      measureQuietZone(
        layOut({ carrier, code, quietZone, name: 'Name', line: 'Line' }, alphabets),
        code,
        alphabets,
      );
    expect(measure(1)).toBeLessThan(measure(8));
    // Posters are exempt: they have a wide margin in any case.
    if (carrier !== 'poster') expect(measure(1)).toBeLessThan(4);
  });

  test.each(CARRIERS)('%s: long words are made smaller until they fit', (carrier) => {
    const code = encode('a');
    const text = 'W'.repeat(40);
    const layout = layOut({ carrier, code, quietZone: 4, name: text, line: text }, alphabets);
    for (const { x, size, width } of layout.lines) {
      const [, , right = Infinity] = bounds(textPath(alphabets[width], text, x, 0, size));
      expect(right).toBeLessThan(layout.width - 10);
    }
  });
});

describe('drawing', () => {
  test('the mark and the middles are red with the standard ink where that shows', () => {
    expect(accentColour('#15140F', '#F1C75B')).toBe('#B02A06');
    expect(accentColour('#173F35', '#F1C75B')).toBe('#173F35');
    expect(accentColour('#15140F', '#B4503F')).toBe('#15140F');
  });

  test('a logo is never larger than offered', () => {
    expect(logoModules({ logo: 'mark', logoSize: 99 }, 33)).toBe(19);
    expect(logoModules({ logo: 'mark', logoSize: 1 }, 33)).toBe(5);
    expect(logoModules({ logo: 'none', logoSize: 7 }, 33)).toBe(0);
  });

  test('an image is in the middle of the code, in its own proportions', () => {
    const logo = { url: 'data:,', width: 200, height: 100 };
    const { image, layout } = drawDesign({ ...FIRST_DESIGN, logo }, encode('a'), alphabets);
    const { code } = layout;
    if (!image) throw new Error('The code has no picture.');
    expect(image.width / image.height).toBeCloseTo(2);
    expect(image.x + image.width / 2).toBeCloseTo(code.x + code.width / 2);
    expect(image.y + image.height / 2).toBeCloseTo(code.y + code.height / 2);
  });
});
