import { describe, expect, it } from 'vitest';
import { PAPERS, type PaperId } from './label-sheets.ts';
import { layOutStrip, stripSizes } from './draw-strip.ts';
import { encodeCode } from '../encode/encode-code.ts';

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
});
