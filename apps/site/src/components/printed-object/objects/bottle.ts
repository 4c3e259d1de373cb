import { code } from '../drawing.ts';
import type { DrawObject } from './object-parts.ts';
import { setLine } from './setting.ts';

const GLASS = '#23301a';
const LABEL = '#efead2';
const CAP = '#c9b438';

/** A bottle of olive oil; the label names the grove over its second half and the batch. */
export const drawBottle: DrawObject = async ({ t, address }) => ({
  width: 212,
  height: 485,
  body: [
    `<path fill="${GLASS}" d="M88 20h36v92c0 38 68 46 68 113v232a28 28 0 0 1-28 28H48a28 28 0 0 1-28-28V225c0-67 68-75 68-113z"/>`,
    `<path fill="${CAP}" d="M80 0h52v26H80z"/><path fill="${LABEL}" d="M20 251h172v181H20z"/>`,
    await setLine('Olivar', { x: 39, y: 287, size: 27, fill: GLASS, tracking: -0.035, room: 134 }),
    await setLine(t('sample-smart-label:object.batch'), {
      x: 39,
      y: 310,
      size: 17.5,
      fill: GLASS,
      width: 'narrow',
      room: 134,
    }),
    code(address, { x: 50, y: 315, side: 112, ink: GLASS }),
  ].join(''),
});
