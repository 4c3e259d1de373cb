import { tokens } from '@waypage/ui/theme';
import { text, type Drawing } from '../drawing.ts';

export const INK = tokens.stock.onStock;
export const SIGNAL = tokens.color.light.signal;
export const { paper: PAPER, sheet: SHEET, mist: MIST } = tokens.color.light;

const MARK = 'M0 0h28v16a12 12 0 0 1-12 12H0Zm4 4v20h12a8 8 0 0 0 8-8V4Z';
const EYE = 'M8 8h12v8a4 4 0 0 1-4 4H8Z';

/** Blur filters of what is above the ground: objects cast a shadow straight down (section 4). */
export const SHADOWS = [
  '<filter id="object-shadow" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="14" stdDeviation="9" flood-color="#15140f" flood-opacity=".24"/></filter>',
  '<filter id="phone-shadow" x="-30%" y="-10%" width="160%" height="130%"><feDropShadow dx="0" dy="16" stdDeviation="12" flood-color="#15140f" flood-opacity=".3"/></filter>',
].join('');

export const fill = (color: string, path: string): string => `<path fill="${color}" d="${path}"/>`;

export const box = (color: string, x: number, y: number, width: number, height: number): string =>
  fill(color, `M${x} ${y}h${width}v${height}h${-width}z`);

export const PAPER_GROUND = box(PAPER, 0, 0, 1200, 630);

export async function brand(name: string): Promise<string> {
  const word = await text({ text: name, x: 116, y: 90, size: 33, fill: INK, tracking: -0.035 });
  return `<g transform="translate(60 56) scale(1.43)"><path fill="${INK}" fill-rule="evenodd" d="${MARK}"/>${fill(SIGNAL, EYE)}</g>${word}`;
}

/** Corner brackets around a box at the origin: three square, one round (docs/design.md, section 5). */
export function brackets(width: number, height: number, offset = 16, color: string = INK): string {
  const arm = 28;
  const radius = 18;
  const [right, foot] = [width + 2 * offset, height + 2 * offset];
  const corners = [
    `M0 ${arm}V0h${arm}`,
    `M${right - arm} 0H${right}v${arm}`,
    `M0 ${foot - arm}V${foot}h${arm}`,
    `M${right} ${foot - arm}v${arm - radius}a${radius} ${radius} 0 0 1-${radius} ${radius}h-${arm - radius}`,
  ].join('');
  const at = `translate(${-offset} ${-offset})`;
  return `<path transform="${at}" fill="none" stroke="${color}" stroke-width="4" d="${corners}"/>`;
}

export const beam = (x: number, y: number): string => box(SIGNAL, x, y, 1200 - x, 4);

export interface ObjectPlacement {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** In degrees. @default 0 */
  readonly tilt?: number;
  /** @default false */
  readonly isBracketed?: boolean;
}

export function drawAt(drawing: Drawing, placement: ObjectPlacement): string {
  const { x, y, width, tilt = 0, isBracketed = false } = placement;
  const scale = width / drawing.width;
  const height = drawing.height * scale;
  const turn = `rotate(${tilt} ${width / 2} ${height / 2})`;
  return [
    `<g transform="translate(${x} ${y}) ${turn}">`,
    `<g filter="url(#object-shadow)"><g transform="scale(${scale})">${drawing.body}</g></g>`,
    isBracketed ? brackets(width, height) : '',
    '</g>',
  ].join('');
}
