import sharp from 'sharp';
import { measureText, setLine, type Alphabets } from '@waypage/codes/draw';
import { loadAlphabets } from '@waypage/codes/print';

export interface Drawing {
  width: number;
  height: number;
  svg: string;
}

/** Renders a drawing to WebP, with `scale` pixels per unit. */
export function renderImage({ width, height, svg }: Drawing, scale: number): Promise<Buffer> {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${svg}</svg>`;
  // Lossless: flat colors compress well and code modules stay sharp.
  return sharp(Buffer.from(source)).webp({ lossless: true }).toBuffer();
}

/** Tracking of wide letters, in thousandths of their size (docs/design.md, section 3). */
const ALPHABETS = await loadAlphabets(-35);

/** Lengths are in units of the drawing. */
export interface TextLine {
  text: string;
  /** Start of the baseline, or its middle. */
  x: number;
  y: number;
  size: number;
  fill: string;
  width: keyof Alphabets;
  /** @default 'start' */
  anchor?: 'start' | 'middle';
}

/** Draws text as outlines, so that no font has to be installed. Characters beyond Latin-1 are omitted. */
export function drawText(line: TextLine): string {
  const { text, x, y, size, fill, width, anchor = 'start' } = line;
  const start = anchor === 'middle' ? x - measureText(ALPHABETS[width], text, size) / 2 : x;
  const paths = setLine(ALPHABETS[width], text).glyphs.map(
    ({ path, at }) => `<path transform="translate(${at})" d="${path}"/>`,
  );
  return `<g fill="${fill}" transform="translate(${start} ${y}) scale(${size / 1000})">${paths.join('')}</g>`;
}
