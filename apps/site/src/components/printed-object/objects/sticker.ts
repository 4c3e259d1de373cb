import { code } from '../drawing.ts';
import type { DrawObject } from './object-parts.ts';
import { setLine } from './setting.ts';

const PAPER = '#faf9f6';
const SALMON = '#f2a893';
const INK = '#15140f';

/** A singer's round sticker. */
export const drawSticker: DrawObject = async ({ t, address }) => {
  const middle = { x: 136, fill: INK, anchor: 'middle' } as const;
  const lines = await Promise.all([
    setLine(t('sample-link-in-bio:object.allMyLinks'), {
      ...middle,
      y: 61.8,
      size: 20.2,
      width: 'narrow',
      room: 150,
    }),
    setLine(t('sample-link-in-bio:name'), {
      ...middle,
      y: 223.5,
      size: 25.4,
      tracking: -0.03,
      room: 160,
    }),
  ]);
  return {
    width: 272,
    height: 272,
    body: `<circle cx="136" cy="136" r="136" fill="${PAPER}"/><circle cx="136" cy="136" r="125" fill="${SALMON}"/>${lines.join('')}${code(address, { x: 78, y: 74.6, side: 116, ground: PAPER })}`,
  };
};
