import type { Locale } from '@waypage/content';
import { encodeCode, type ErrorCorrection } from '@waypage/codes';
import { toPath } from '@waypage/codes/draw';
import type { TFunction } from '#services/i18n/useTranslation.ts';
import { INK, type CodePlacement } from '#components/printed-object/object-definition.ts';
import { measure, outline, type TextLine } from './outline.ts';

export interface DrawingParts {
  readonly t: TFunction;
  readonly locale: Locale;
  readonly url: string;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

/** Returns the drawing as a file. It needs no font, since its text is outlines. */
export function toSvg({ width, height, body }: Drawing): Buffer {
  const size = `width="${width}" height="${height}"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}>${body}</svg>`,
  );
}

/** Joins elements, some of which are still being drawn. */
export async function joined(elements: readonly (string | Promise<string>)[]): Promise<string> {
  const drawn = await Promise.all(elements.map((element) => Promise.resolve(element)));
  return drawn.join('');
}

export async function text(line: TextLine): Promise<string> {
  return (await outline(line)).svg;
}

export async function fitText(line: Omit<TextLine, 'x' | 'y' | 'fill'>, room: number) {
  return Math.min(line.size, (line.size * room) / (await measure(line)));
}

export interface CodeOptions extends CodePlacement {
  /** @default 'M' */
  readonly errorCorrection?: ErrorCorrection;
}

export function code(url: string, options: CodeOptions): string {
  const { x, y, side, quietZone = 4, ink = INK, ground, errorCorrection } = options;
  const matrix = encodeCode(url, { errorCorrection });
  const { size } = matrix;
  const totalSize = size + 2 * quietZone;
  const back =
    ground === undefined ? '' : `<path fill="${ground}" d="M0 0h${totalSize}v${totalSize}H0z"/>`;
  const transform = `translate(${x} ${y}) scale(${side / totalSize})`;
  const pattern = `<path fill="${ink}" transform="translate(${quietZone} ${quietZone})" d="${toPath(matrix)}"/>`;
  // Without `crispEdges`: an object may be rotated, where it turns edges into stairs.
  return `<g transform="${transform}">${back}${pattern}</g>`;
}
