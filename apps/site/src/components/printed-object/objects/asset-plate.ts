import { code } from '../drawing.ts';
import type { DrawObject } from './object-parts.ts';
import { setLine } from './setting.ts';

const PLATE = '#b4c8e6';
const INK = '#15140f';

/** A plate with a screw hole at each end. */
export const drawAssetPlate: DrawObject = async ({ t, address }) => ({
  width: 300,
  height: 135,
  body: [
    `<path fill="${PLATE}" d="M0 0h300v135H0z"/>`,
    `<g fill="${INK}"><circle cx="14" cy="68" r="5"/><circle cx="286" cy="68" r="5"/></g>`,
    code(address, { x: 20, y: 14, side: 107 }),
    await setLine(t('sample-inventory:object.asset'), {
      x: 131.5,
      y: 48,
      size: 16,
      fill: INK,
      width: 'narrow',
      room: 145,
    }),
    await setLine(t('sample-inventory:object.number'), {
      x: 131.5,
      y: 84,
      size: 33,
      fill: INK,
      tracking: -0.02,
      room: 145,
    }),
    await setLine(t('sample-inventory:object.place'), {
      x: 131.5,
      y: 107,
      size: 13.5,
      fill: INK,
      width: 'narrow',
      room: 145,
    }),
  ].join(''),
});
