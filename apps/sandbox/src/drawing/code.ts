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
  return `<path fill="${fill}" shape-rendering="crispEdges" transform="translate(${x} ${y}) scale(${module})" d="${codePath(data).path}"/>`;
}

/** Side of a QR code and its dark modules as an SVG path, in modules, to be drawn with `crispEdges`. */
export function codePath(data: string): { size: number; path: string } {
  const { size, data: rows } = encode(data, { ecc: 'L', boostEcc: true, border: 0 });
  const modules = rows.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return { size, path: modules.join('') };
}
