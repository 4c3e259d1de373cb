import { encode } from 'uqr';

/** A QR code to draw. */
export interface Code {
  data: string;
  /** Left and upper edge of the pattern, without its quiet zone. */
  x: number;
  y: number;
  /** Edge of one module, in units of the drawing. */
  module: number;
  fill: string;
}

/**
 * Draws a QR code as one path. The caller leaves four modules free around it.
 *
 * @throws {Error} when the data is too long for any QR code.
 */
export function drawCode({ data, x, y, module, fill }: Code): string {
  return `<path fill="${fill}" transform="translate(${x} ${y}) scale(${module})" d="${codePath(data).path}"/>`;
}

/**
 * The pattern of a QR code in modules: the edge of its square, and its dark runs as a path for SVG.
 *
 * @throws {Error} when the data is too long for any QR code.
 */
export function codePath(data: string): { size: number; path: string } {
  const { size, data: rows } = encode(data, { ecc: 'L', boostEcc: true, border: 0 });
  const runs: string[] = [];
  rows.forEach((row, y) => {
    let start = 0;
    while (start < size) {
      if (row[start] !== true) {
        start += 1;
        continue;
      }
      let end = start;
      while (row[end] === true) end += 1;
      runs.push(`M${start} ${y}h${end - start}v1H${start}z`);
      start = end;
    }
  });
  return { size, path: runs.join('') };
}
