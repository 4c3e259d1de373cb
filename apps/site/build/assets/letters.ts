import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import type { Letters, LettersTable } from '../../src/pages/print-kit/drawing/letters.ts';

const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/special-gothic/files/special-gothic-latin-standard-normal.woff2',
);

const range = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));

/** Their pairs are kerned; a letter with an accent stands as its plain letter does. */
const PLAIN = range(0x20, 0x7e);

/** What is printed in English, Spanish and French, and the rest of western Europe. */
const CHARACTERS = [...PLAIN, ...range(0xa1, 0xff), ...Array.from('ŒœŸ–—‘’“”•…€')];

/**
 * Draws the letters of the print kit from the heading font at its widest and its narrowest: what is printed needs no font on the
 * visitor's machine, and is measured by the same figures everywhere.
 *
 * @returns JSON of a `LettersTable`
 */
export async function drawLetters(): Promise<string> {
  const table: LettersTable = { wide: await drawWidth(125), narrow: await drawWidth(75) };
  return `${JSON.stringify(table)}\n`;
}

async function drawWidth(width: number): Promise<Letters> {
  const subset = await subsetFont(readFileSync(fontFile), CHARACTERS.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wdth: width, wght: 640 },
  });
  const font = create(subset);
  const thousandths = (units: number): number => Math.round((units * 1000) / font.unitsPerEm);
  const advance = (text: string): number =>
    font.layout(text).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);

  const glyphs: Record<string, [advance: number, path: string]> = {};
  for (const character of CHARACTERS) {
    const commands = font.layout(character).glyphs[0]?.path.commands ?? [];
    const path = commands.map(({ command, args }) => {
      // The font counts upwards from the baseline, SVG downwards.
      const numbers = args.map((value, index) => thousandths(index % 2 === 0 ? value : -value));
      return LETTER_OF[command] + numbers.join(' ');
    });
    glyphs[character] = [thousandths(advance(character)), path.join('')];
  }

  const kerning: Record<string, number> = {};
  for (const first of PLAIN) {
    for (const second of PLAIN) {
      const pair = thousandths(advance(first + second) - advance(first) - advance(second));
      if (pair !== 0) kerning[first + second] = pair;
    }
  }
  return { glyphs, kerning };
}

const LETTER_OF = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;
