import { encode } from 'uqr';

export interface Code {
  data: string;
  /** Top left corner of the pattern, without its quiet zone. */
  x: number;
  y: number;
  module: number;
  fill: string;
}

/** Draws a QR code as one path. The caller leaves a quiet zone of four modules. */
export function drawCode({ data, x, y, module, fill }: Code): string {
  return `<path fill="${fill}" transform="translate(${x} ${y}) scale(${module})" d="${codePath(data).path}"/>`;
}

/** Side of a QR code and its dark runs as an SVG path, in modules. */
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
