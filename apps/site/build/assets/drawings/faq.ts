import { encodeCode } from '@waypage/codes';
import { PRINT_RULES } from '@waypage/codes/print';
import { INK } from '#components/printed-object/object-definition.ts';
import { code, type Drawing, type DrawingParts } from '../drawing.ts';
import { setLine } from '../objects/typesetting.ts';

const SIDE = 76;
const LEVEL = 'L';

/** The smallest code that still scans. The measure spans the pattern without its quiet zone. */
export async function drawSmallestCode({ t, url }: DrawingParts): Promise<Drawing> {
  const { size } = encodeCode(url, { errorCorrection: LEVEL });
  const { quietZoneModules: edge } = PRINT_RULES;
  const start = Math.round((SIDE * edge * 10) / (size + 2 * edge)) / 10 + 1;
  return {
    width: SIDE,
    height: 106,
    body: [
      '<path fill="#fff" d="M0 0h76v106H0z"/>',
      code(url, { x: 0, y: 0, side: SIDE, errorCorrection: LEVEL }),
      `<path fill="none" stroke="${INK}" stroke-width="2" d="M${start} 72v12h${SIDE - 2 * start}V72"/>`,
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
