import { code } from '../drawing.ts';
import type { DrawObject } from './object-parts.ts';
import { setLine } from './setting.ts';

const BOARD = '#f3ebdd';
const INK = '#15140f';
const EMBER = '#a3280b';

/** A menu card in a wooden stand. */
export const drawMenuCard: DrawObject = async ({ t, address }) => ({
  width: 240,
  height: 348,
  body: [
    `<path fill="${BOARD}" d="M13 0h214v310H13z"/><path fill="${EMBER}" d="M13 0h214v11H13z"/>`,
    '<path fill="#7a5330" d="M0 305h240v43H0z"/>',
    '<path fill="#94693f" d="M0 305h240v9H0z"/><path fill="#5e3e22" d="M0 338h240v10H0z"/>',
    await setLine(t('sample-catalog:name'), {
      x: 31,
      y: 65,
      size: 41,
      fill: EMBER,
      tracking: -0.035,
      room: 178,
    }),
    await setLine(t('sample-catalog:object.lead'), {
      x: 31,
      y: 92,
      size: 20,
      fill: INK,
      width: 'narrow',
      room: 178,
    }),
    code(address, { x: 40, y: 98, side: 160 }),
    await setLine(t('sample-catalog:object.menu'), {
      x: 31,
      y: 282,
      size: 26,
      fill: INK,
      width: 'narrow',
      room: 178,
    }),
  ].join(''),
});
