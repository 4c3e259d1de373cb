import { code } from '../drawing.ts';
import type { DrawObject } from './object-parts.ts';
import { setLine } from './setting.ts';

const BOARD = '#f4efe2';
const INK = '#15140f';

/** A ticket with a notch at each end and a stub to tear off. */
export const drawCouponTicket: DrawObject = async ({ t, address }) => ({
  width: 304,
  height: 146,
  body: [
    `<path fill="${BOARD}" d="M0 0h304v56a17 17 0 0 0 0 34v56H0V90a17 17 0 0 0 0-34z"/>`,
    `<path fill="none" stroke="${INK}" stroke-width="2" stroke-dasharray="4.5 5" d="M206 6v134"/>`,
    await setLine(t('sample-coupon:object.offer'), {
      x: 28,
      y: 64.5,
      size: 40,
      fill: INK,
      tracking: -0.035,
      room: 166,
    }),
    await setLine(t('sample-coupon:object.terms'), {
      x: 29,
      y: 90,
      size: 15.5,
      fill: INK,
      width: 'narrow',
      room: 165,
    }),
    await setLine(t('sample-coupon:object.place'), {
      x: 29,
      y: 128,
      size: 13.5,
      fill: INK,
      width: 'narrow',
      room: 165,
    }),
    code(address, { x: 207, y: 29, side: 80 }),
  ].join(''),
});
