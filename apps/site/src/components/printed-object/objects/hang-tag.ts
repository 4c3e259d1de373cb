import { code } from '../drawing.ts';
import type { DrawObject } from './object-parts.ts';
import { setLine, setLines } from './setting.ts';

const KRAFT = '#cdb08a';
const INK = '#15140f';

/** A tag of brown board on a string. */
export const drawHangTag: DrawObject = async ({ t, address }) => ({
  width: 220,
  height: 382,
  body: [
    `<path fill="${KRAFT}" fill-rule="evenodd" d="M53 48h114l53 53v281H0V101zm57 27a13 13 0 0 0 0 26 13 13 0 0 0 0-26z"/>`,
    `<circle cx="110" cy="88" r="14" fill="none" stroke="${INK}" stroke-width="2.5"/>`,
    '<path fill="none" stroke="#5b5a54" stroke-width="3" d="M108 76C94 50 98 26 112 1"/>',
    await setLines(t('sample-product:object.title'), {
      x: 24,
      y: 162,
      size: 40,
      fill: INK,
      tracking: -0.035,
      rooms: [172, 172],
      leading: 38,
    }),
    code(address, { x: 9, y: 207, side: 138 }),
    await setLine(t('sample-product:object.line'), {
      x: 24,
      y: 360,
      size: 20,
      fill: INK,
      width: 'narrow',
      room: 172,
    }),
  ].join(''),
});
