import { describe, expect, it } from 'vitest';
import { encodeCode } from '../encode/encode-code.ts';
import { boundsOf } from '../testing/bounds-of.ts';
import { checkPrint } from './check-print.ts';
import { drawPiece } from './draw-piece.ts';
import { layOutSheets, type SheetsInput, planLabels } from './lay-out-sheets.ts';
import {
  findLayout,
  labelSheetsOf,
  LAYOUTS,
  papersOf,
  LABEL_SHEETS,
  PAPERS,
  type PaperId,
} from './layouts.ts';
import { loadAlphabets } from '../draw/alphabets.ts';
import { quietZoneMm } from './plan-print.ts';
import { INK } from './sheet.ts';
import fc from 'fast-check';
import { layOutStrip, stripSizes } from './draw-strip.ts';

const CODE = encodeCode('https://lumbre.example/hoy');
const LONG = `${'Donaudampfschifffahrtsgesellschaft '.repeat(6)}${'x'.repeat(80)}`;

const SHEETS = LAYOUTS.flatMap((layout) =>
  papersOf(layout).flatMap((paper) =>
    (layout === 'stickers' ? labelSheetsOf(paper) : [undefined]).map((labels) => ({
      layout,
      paper,
      labels: labels?.id,
    })),
  ),
);

const alphabets = await loadAlphabets();

describe('layOutSheets', () => {
  it.each(LAYOUTS)('prints codes that are large enough: %s', (layout) => {
    const { sheets, side, cut } = layOutSheets({ layout, code: CODE });
    const findings = checkPrint({ modules: CODE.size, widthMm: side });
    expect(findings.every(({ severity }) => severity === 'fine')).toBe(true);
    expect(sheets[0].codes.map((code) => code.side)).toContain(side);
    expect(cut).toEqual([]);
  });

  it('places labels where they are asked for', () => {
    const print = { layout: 'stickers', code: CODE } as const;
    const [fullSheet] = layOutSheets(print).sheets;
    const { sheets } = layOutSheets({
      ...print,
      request: { firstLabel: 20, copies: 4, offsetX: 1, offsetY: -2 },
    });
    expect(sheets.map(({ codes }) => codes.length)).toEqual([2, 2]);
    const [original, moved] = [fullSheet.codes[19], sheets[0].codes[0]];
    expect(moved).toEqual({ ...original, x: (original?.x ?? 0) + 1, y: (original?.y ?? 0) - 2 });
  });

  it.each(SHEETS)('keeps marks on paper: $layout $labels on $paper', (choice) => {
    const words = { name: LONG, scale: LONG, fold: LONG };
    const [sheet] = layOutSheets({ ...choice, code: CODE, alphabets, words }).sheets;
    for (const { path } of sheet.groups[1]?.shapes ?? []) {
      const [left, , , bottom] = boundsOf(path);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(sheet.height);
    }
  });

  it('names letters left out, and texts cut', () => {
    const texts = { title: 'Orilla 茶', call: LONG, url: 'waypage.example/茶' };
    const { missing, cut } = layOutSheets({ layout: 'card', code: CODE, alphabets, texts });
    expect(missing).toEqual(['茶']);
    expect(cut).toEqual(['call']);
  });

  it.each([
    ['layout', 'unknown-value', { layout: 'flag' }],
    ['labels', 'unknown-value', { layout: 'stickers', labels: 'avery-5162' }],
    ['labels', 'unknown-value', { layout: 'card', labels: 'none' }],
    ['alphabet.glyphs', 'missing-value', { layout: 'card', alphabets: {}, texts: { title: 'a' } }],
    ['texts.title', 'not-a-text', { layout: 'card', texts: { title: 5 } }],
    ['paper', 'unknown-value', { layout: 'card', paper: 'a3' }],
    ['copies', 'out-of-range', { layout: 'stickers', request: { copies: -1 } }],
    ['finders', 'unknown-value', { layout: 'card', finders: 'star' }],
  ])('refuses %s: %s', (input, code, sheets) => {
    expect(() => layOutSheets({ code: CODE, ...sheets } as SheetsInput)).toThrow(
      expect.objectContaining({ code, input }),
    );
  });
});

const pieces = SHEETS.flatMap((sheet) =>
  ['El menú de hoy', LONG].flatMap((title) =>
    [10, 120].map((length) => ({ ...sheet, title, url: `lumbre.example/${'h'.repeat(length)}` })),
  ),
);

it.each(pieces)(
  'keeps the quiet zone: $layout $labels $paper $url',
  ({ layout, paper, labels, title, url }) => {
    const { grid, piece } = findLayout(layout, paper, labels);
    const code = encodeCode(url);
    const drawn = drawPiece(piece, grid, { code, title, call: title, url }, alphabets);
    const { x, y, side } = drawn.code;
    expect(side).toBeGreaterThanOrEqual(20);
    expect(Number.isInteger(side), 'whole millimeters').toBe(true);
    const clear = quietZoneMm(side, code.size) - 0.01;
    const bleed = piece.bleed ?? 0;
    // What is placed is the code.
    for (const { path, color } of drawn.shapes.filter(({ at }) => !at)) {
      if (path === '') continue;
      const [left, top, right, bottom] = boundsOf(path);
      expect(Math.min(left, top), 'left and top').toBeGreaterThanOrEqual(-bleed);
      expect(right).toBeLessThanOrEqual(grid.width + bleed);
      expect(bottom).toBeLessThanOrEqual(grid.height + bleed);
      const distance = Math.max(x - right, left - x - side, y - bottom, top - y - side);
      if (color === INK) expect(distance, 'words').toBeGreaterThanOrEqual(clear);
    }
  },
);

describe('a label sheet', () => {
  it.each(LABEL_SHEETS)('$name has equal margins on opposite sides', (sheet) => {
    const { columns, rows, width, height, pitchX, pitchY, left, top } = sheet;
    const paper = PAPERS[sheet.paper];
    expect(pitchX).toBeGreaterThanOrEqual(width);
    expect(pitchY).toBeGreaterThanOrEqual(height);
    const right = paper.width - left - (columns - 1) * pitchX - width;
    const bottom = paper.height - top - (rows - 1) * pitchY - height;
    expect(Math.abs(right - left)).toBeLessThan(0.2);
    expect(Math.abs(bottom - top)).toBeLessThan(0.2);
  });

  it.each(LABEL_SHEETS)('$name fits a 2 cm code with margin', (sheet) => {
    const smallest = 20 * (1 + 8 / 21);
    expect(Math.min(sheet.width, sheet.height)).toBeGreaterThan(smallest + 2);
  });
});

describe('planLabels', () => {
  it.each([
    [{}, [[0, 21]]],
    [{ firstLabel: 5 }, [[4, 17]]],
    [{ firstLabel: 21 }, [[20, 1]]],
    [{ copies: 3 }, [[0, 3]]],
    [
      { firstLabel: 20, copies: 30 },
      [
        [19, 2],
        [0, 21],
        [0, 7],
      ],
    ],
  ])('fills sheets from the first label: %j', (request, sheets) => {
    const planned = planLabels(request, 21);
    expect(planned.map(({ first, count }) => [first, count])).toEqual(sheets);
    expect(planned[0]?.offset).toEqual({ x: 0, y: 0 });
  });

  it('prints each copy once, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 40 }),
        (perSheet, copies, first) => {
          const sheets = planLabels({ firstLabel: Math.min(first, perSheet), copies }, perSheet);
          expect(sheets.reduce((sum, { count }) => sum + count, 0)).toBe(copies);
          for (const each of sheets) expect(each.first + each.count).toBeLessThanOrEqual(perSheet);
        },
      ),
    );
  });

  it.each([
    [{ firstLabel: 0 }, 'firstLabel'],
    [{ firstLabel: 22 }, 'firstLabel'],
    [{ copies: 501 }, 'copies'],
    [{ copies: 1.5 }, 'copies'],
    [{ offsetX: 11 }, 'offsetX'],
    [{ offsetY: Number.NaN }, 'offsetY'],
  ])('refuses %j', (request, input) => {
    expect(() => planLabels(request, 21)).toThrow(expect.objectContaining({ input }));
  });
});

const WORDS = { title: 'Test', millimeters: String };

describe('stripSizes', () => {
  it('returns smallest, requested and a third more', () => {
    expect(stripSizes(27, 25, PAPERS.a4)).toEqual([20, 27, 36]);
  });

  it('always includes the requested size', () => {
    for (const paper of Object.values(PAPERS)) {
      for (const modules of [21, 29, 57, 177]) {
        for (let side = 24; side + (8 * side) / modules + 8 <= paper.width; side += 1) {
          expect(stripSizes(side, modules, paper), `${side} mm, ${modules}`).toContain(side);
        }
      }
    }
    expect(stripSizes(82, 25, PAPERS.a4)).toEqual([20, 82]);
  });

  it('begins with a dense code’s smallest print', () => {
    expect(stripSizes(80, 177, PAPERS.a4)[0]).toBe(71);
  });
});

it('a test strip fits its paper', () => {
  const code = encodeCode('https://lumbre.example/hoy');
  for (const [id, paper] of Object.entries(PAPERS)) {
    for (let side = 20; side * (1 + 8 / code.size) + 8 <= paper.width; side += 5) {
      const { strip } = layOutStrip({ code, side, paper: id as PaperId, words: WORDS });
      expect(strip.width, `${side} mm`).toBeLessThanOrEqual(paper.width);
      expect(strip.height, `${side} mm`).toBeLessThanOrEqual(paper.height);
    }
  }
  const refused = { code: 'out-of-range', input: 'side', limit: [0, 156] };
  expect(() => layOutStrip({ code, side: 157 })).toThrow(expect.objectContaining(refused));
});
