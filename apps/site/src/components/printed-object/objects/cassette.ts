import { code } from '../drawing.ts';
import type { DrawObject } from './object-parts.ts';
import { setLine } from './setting.ts';

const INK = '#15140f';
const LABEL = '#f1c75b';

/** A cassette, its label with the window of the reels. */
export const drawCassette: DrawObject = async ({ t, address }) => ({
  width: 300,
  height: 185,
  body: [
    `<path fill="${INK}" d="M0 0h300v185H0z"/><path fill="#2f2c26" d="M78 154h144l13 31H65z"/>`,
    `<path fill="${LABEL}" d="M12.5 12h275v126h-275z"/><path fill="#ff4b1f" d="M12.5 12h275v22h-275z"/>`,
    `<rect x="24" y="73" width="161" height="48" rx="24" fill="${INK}"/>`,
    `<g fill="${INK}" stroke="#faf9f6" stroke-width="10"><circle cx="56.5" cy="97" r="10.7"/><circle cx="152.5" cy="97" r="10.7"/></g>`,
    await setLine(t('sample-audio:object.title'), {
      x: 26,
      y: 55.5,
      size: 18,
      fill: INK,
      tracking: -0.02,
      room: 248,
    }),
    code(address, { x: 205, y: 58, side: 80 }),
  ].join(''),
});
