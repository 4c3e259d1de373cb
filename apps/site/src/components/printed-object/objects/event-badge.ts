import { code } from '../drawing.ts';
import type { DrawObject } from './object-parts.ts';
import { setLine } from './setting.ts';

const INK = '#15140f';
const BOARD = '#faf9f6';

/** A badge on a ribbon. */
export const drawEventBadge: DrawObject = async ({ t, address }) => ({
  width: 186,
  height: 324,
  body: [
    '<path fill="#ff4b1f" d="M78 0h10l5 33 5.5-33h10L98.5 69 93 36l-5 33z"/>',
    `<path fill="${BOARD}" d="M0 70h186v254H0z"/><path fill="${INK}" d="M0 70h186v61H0z"/>`,
    '<rect x="71" y="78" width="44" height="12" rx="6" fill="#edece6"/>',
    await setLine(t('sample-objects:pressWeek'), {
      x: 17,
      y: 117,
      size: 21,
      fill: BOARD,
      tracking: -0.035,
      room: 152,
    }),
    await setLine('Tomás', { x: 17, y: 165.5, size: 29, fill: INK, tracking: -0.035, room: 152 }),
    await setLine(t('sample-objects:speaker'), {
      x: 17,
      y: 188,
      size: 16.5,
      fill: INK,
      width: 'narrow',
      room: 152,
    }),
    code(address, { x: 3.5, y: 194, side: 125 }),
  ].join(''),
});
