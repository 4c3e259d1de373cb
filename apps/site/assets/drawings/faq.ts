import { code, type Drawing } from '../drawing.ts';
import { setLine } from '../objects/setting.ts';
import type { DrawingParts } from './drawing-parts.ts';

const INK = '#15140f';

/** The smallest code that still scans; the measure spans the pattern, not its clear edge. */
export async function drawSmallestCode({ t, address }: DrawingParts): Promise<Drawing> {
  return {
    width: 76,
    height: 106,
    body: [
      '<path fill="#fff" d="M0 0h76v106H0z"/>',
      code(address, { x: 0, y: 0, side: 76, level: 'L' }),
      `<path fill="none" stroke="${INK}" stroke-width="2" d="M10 72v12h56V72"/>`,
      await setLine(t('print:drawing.side'), {
        x: 38,
        y: 100,
        size: 15,
        fill: INK,
        width: 'narrow',
        anchor: 'middle',
        room: 68,
      }),
    ].join(''),
  };
}
