import { encodeCode } from '@waypage/codes';
import { toPath } from '@waypage/codes/draw';

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
  const code = encodeCode(data, { errorCorrection: 'L' });
  return { size: code.size, path: toPath(code) };
}
