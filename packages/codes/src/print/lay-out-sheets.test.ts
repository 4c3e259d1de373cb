import { describe, expect, it } from 'vitest';
import { encodeCode } from '../encode/encode-code.ts';
import { checkPrint } from './check-print.ts';
import { layOutSheets, type SheetsInput } from './lay-out-sheets.ts';
import { LAYOUTS } from './layouts.ts';
import { loadAlphabets } from './load-alphabets.ts';

const CODE = encodeCode('https://lumbre.example/hoy');

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
    const [whole] = layOutSheets(print).sheets;
    const { sheets } = layOutSheets({
      ...print,
      request: { firstLabel: 20, copies: 4, offsetX: 1, offsetY: -2 },
    });
    expect(sheets.map(({ codes }) => codes.length)).toEqual([2, 2]);
    const [place, moved] = [whole.codes[19], sheets[0].codes[0]];
    expect(moved).toEqual({ ...place, x: (place?.x ?? 0) + 1, y: (place?.y ?? 0) - 2 });
  });

  it('names letters that it leaves out', async () => {
    const alphabets = await loadAlphabets();
    const texts = { title: 'Orilla 茶', url: 'waypage.example/茶' };
    const { missing } = layOutSheets({ layout: 'card', code: CODE, alphabets, texts });
    expect(missing).toEqual(['茶']);
  });

  it.each([
    [{ layout: 'flag' }, { code: 'unknown-value', input: 'layout' }],
    [
      { layout: 'stickers', labels: 'avery-5162' },
      { code: 'unknown-value', input: 'labels' },
    ],
    [
      { layout: 'card', labels: 'none' },
      { code: 'unknown-value', input: 'labels' },
    ],
    [
      { layout: 'card', alphabets: {}, texts: { title: 'Orilla' } },
      { code: 'missing-value', input: 'alphabet.glyphs' },
    ],
    [
      { layout: 'card', texts: { title: 5 } },
      { code: 'not-a-text', input: 'texts.title' },
    ],
    [
      { layout: 'card', paper: 'a3' },
      { code: 'unknown-value', input: 'paper', limit: ['a4', 'letter'] },
    ],
    [
      { layout: 'stickers', request: { copies: -1 } },
      { code: 'out-of-range', input: 'copies' },
    ],
    [
      { layout: 'card', finders: 'star' },
      { code: 'unknown-value', input: 'finders' },
    ],
  ])('refuses %j', (input, error) => {
    expect(() => layOutSheets({ code: CODE, ...input } as SheetsInput)).toThrow(
      expect.objectContaining(error),
    );
  });
});
