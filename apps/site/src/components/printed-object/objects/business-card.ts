import { code } from '../drawing.ts';
import type { DrawObject } from './object-parts.ts';
import { setLine } from './setting.ts';

const STOCK = '#faf9f6';
const INK = '#15140f';
const GREY = '#4c4a42';

/** An architect's card, black at its top edge. */
export const drawBusinessCard: DrawObject = async ({ t, address }) => {
  const small = { x: 26, size: 20.2, width: 'narrow', room: 250 } as const;
  const lines = await Promise.all([
    setLine(t('sample-vcard-plus:name'), {
      x: 25.5,
      y: 62,
      size: 33,
      fill: INK,
      tracking: -0.03,
      room: 360,
    }),
    setLine(t('sample-vcard-plus:object.role'), { ...small, y: 92, fill: GREY }),
    setLine(t('sample-vcard-plus:object.phone'), { ...small, y: 200, fill: INK }),
    setLine(t('sample-vcard-plus:object.address'), { ...small, y: 224.4, fill: INK }),
  ]);
  return {
    width: 420,
    height: 252,
    body: `<path fill="${STOCK}" d="M0 0h420v252H0z"/><path fill="${INK}" d="M0 0h420v10H0z"/>${lines.join('')}${code(address, { x: 292, y: 136, side: 96, clearEdge: 0 })}`,
  };
};
