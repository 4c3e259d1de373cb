import encodeQR, { type QrOpts } from 'qr';
import type { Rgb } from '../judge/types.ts';
import type { Pixels } from '../read/types.ts';

export interface ImageOptions {
  /** @default 'medium' */
  readonly level?: 'low' | 'medium' | 'quartile' | 'high';
  /** Quiet zone in modules: for all sides, or top, right, bottom, left. @default 6 */
  readonly edge?: number | readonly [number, number, number, number];
  /** Width of a module in pixels. @default 8 */
  readonly module?: number;
  /** @default black */
  readonly dark?: Rgb;
  /** @default white */
  readonly light?: Rgb;
  /** Color around the quiet zone, ten modules wide. @default nothing: the image ends there */
  readonly surround?: Rgb;
  /** Mirrors the code. @default false */
  readonly isMirrored?: boolean;
  /** Box in modules that is filled with the light color: left, top, width, height. */
  readonly cover?: readonly [number, number, number, number];
}

const SURROUND_MODULES = 10;

/** The modules of another encoder, row by row. It draws a border of at least one module. */
export function encodePattern(text: string, options: QrOpts): boolean[][] {
  const rows = encodeQR(text, 'raw', { ...options, border: 1 });
  return rows.slice(1, -1).map((row) => row.slice(1, -1));
}

export function codeImage(text: string, options: ImageOptions = {}): Pixels {
  const { level = 'medium', module = 8, dark = [0, 0, 0], light = [255, 255, 255] } = options;
  const { edge = 6, surround, isMirrored = false, cover = [0, 0, 0, 0] } = options;
  const [top, right, bottom, left] = typeof edge === 'number' ? [edge, edge, edge, edge] : edge;
  const pattern = encodePattern(text, { ecc: level });
  const size = pattern.length;
  const around = surround ? SURROUND_MODULES : 0;
  const width = Math.round((around * 2 + left + size + right) * module);
  const height = Math.round((around * 2 + top + size + bottom) * module);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let py = 0; py < height; py += 1) {
    for (let px = 0; px < width; px += 1) {
      const x = px / module - around - left;
      const y = py / module - around - top;
      const isOutside = x < -left || y < -top || x >= size + right || y >= size + bottom;
      const column = Math.floor(isMirrored ? size - 1 - x + 0.999 : x);
      const isCovered =
        x >= cover[0] && y >= cover[1] && x < cover[0] + cover[2] && y < cover[1] + cover[3];
      const isDark = !isCovered && pattern[Math.floor(y)]?.[column] === true;
      const color = isOutside && surround ? surround : isDark ? dark : light;
      data.set([...color, 255], (py * width + px) * 4);
    }
  }
  return { data, width, height };
}

/** Puts images on white in rows, each in a cell of the largest size. */
export function layOut(codes: readonly Pixels[], columns: number): Pixels {
  const cell = Math.max(...codes.map(({ width }) => width));
  const [width, height] = [cell * columns, cell * Math.ceil(codes.length / columns)];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [index, code] of codes.entries()) {
    const [left, top] = [(index % columns) * cell, Math.floor(index / columns) * cell];
    for (let y = 0; y < code.height; y += 1) {
      const row = code.data.subarray(y * code.width * 4, (y + 1) * code.width * 4);
      data.set(row, ((top + y) * width + left) * 4);
    }
  }
  return { data, width, height };
}
