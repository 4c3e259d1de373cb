import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GlyphTable, GlyphWidth } from '../src/draw/alphabets.ts';

// Generates the alphabet of src/print/glyphs.ts from the heading font, so that images can be rendered on machines without
// it. Run it only when the alphabet changes.
const require = createRequire(import.meta.url);

interface Font {
  readonly unitsPerEm: number;
  layout(text: string): {
    readonly glyphs: readonly { readonly path: { toSVG(): string } }[];
    readonly positions: readonly { readonly xAdvance: number }[];
  };
}
type SubsetFont = (font: Uint8Array, characters: string, options: object) => Promise<Uint8Array>;

const { create } = require('fontkit') as { create: (bytes: Uint8Array) => Font };
const subsetFont = require('subset-font') as SubsetFont;
const source = readFileSync(
  require.resolve('@fontsource-variable/special-gothic/files/special-gothic-latin-standard-normal.woff2'),
);

const range = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));

/** Only pairs of these are kerned; an accented letter uses the kerning of its base letter. */
const PLAIN = range(0x20, 0x7e);
const CHARACTERS = [...PLAIN, ...range(0xa1, 0xff), ...Array.from('ŒœŸ–—‘’“”•…€')];

async function drawAlphabet(width: number): Promise<GlyphWidth> {
  const font = create(
    await subsetFont(source, CHARACTERS.join(''), {
      targetFormat: 'truetype',
      variationAxes: { wdth: width, wght: 640 },
    }),
  );
  const advance = (text: string): number =>
    font.layout(text).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const thousandths = (units: number): number => Math.round((units * 1000) / font.unitsPerEm);

  const glyphs: GlyphWidth['glyphs'] = {};
  for (const character of CHARACTERS) {
    const outline = font.layout(character).glyphs[0]?.path.toSVG() ?? '';
    // The y axis of the font points up, that of SVG down.
    let isVertical = false;
    const path = outline.replace(/[A-Z]|-?[\d.]+/g, (part) => {
      if (/[A-Z]/.test(part)) {
        isVertical = false;
        return part;
      }
      const value = thousandths(Number(part) * (isVertical ? -1 : 1));
      isVertical = !isVertical;
      return String(value);
    });
    glyphs[character] = { advance: thousandths(advance(character)), path };
  }

  const kerning: number[] = [];
  for (const first of PLAIN) {
    for (const second of PLAIN) {
      const pair = thousandths(advance(first + second) - advance(first) - advance(second));
      if (pair !== 0) kerning.push(first.charCodeAt(0), second.charCodeAt(0), pair);
    }
  }
  return { glyphs, kerning };
}

const table: GlyphTable = { wide: await drawAlphabet(125), narrow: await drawAlphabet(75) };
// A string: it is parsed faster than an object literal, and the compiler infers no type as large as the file.
const quoted = JSON.stringify(table).replaceAll(/['\\]/g, '\\$&');
writeFileSync(
  new URL('../src/print/glyphs.ts', import.meta.url),
  `/** The alphabets, written by scripts/build-glyphs.ts. */\nexport const GLYPHS = '${quoted}';\n`,
);
