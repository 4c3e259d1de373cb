import { tokens } from '@waypage/ui/theme';
import type { Stock } from '#components/printed-object/object-definition.ts';
import { code, text } from '../drawing.ts';
import { brackets, fill, MIST, SHEET } from './parts.ts';
import { phoneHeight } from './phone.ts';

export const PHONE = { x: 914, y: Math.round((630 - phoneHeight(240)) / 2), width: 240 };

export const stockColor = (stock: Stock): string => (stock === 'mist' ? MIST : tokens.stock[stock]);

/** The note that people and pages are invented, as on every stage of the site. */
export async function sampleTag(label: string, x: number): Promise<string> {
  return text({ text: label, x, y: 600, size: 21, fill: tokens.stock.onStock2, width: 'narrow' });
}

export const LABEL = { x: 608, y: 168, side: 266, turn: 44 };

export function labelWithCode(url: string, { x, y, side, turn }: typeof LABEL): string {
  const label = `M0 0h${side}v${side - turn}a${turn} ${turn} 0 0 1-${turn} ${turn}H0z`;
  return [
    `<g transform="translate(${x} ${y})">`,
    `<g filter="url(#object-shadow)">${fill(SHEET, label)}</g>`,
    code(url, { x: 0, y: 0, side }),
    brackets(side, side),
    '</g>',
  ].join('');
}
