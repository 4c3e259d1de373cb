import { code } from '../drawing.ts';
import type { DrawObject } from './object-parts.ts';
import { setLine, setLines } from './setting.ts';

const SHEET = '#dce5f2';
const NAVY = '#1f2a52';

/** A sheet taped up by a door; the three boxes stand for its three questions. */
export const drawExitSheet: DrawObject = async ({ t, address }) => ({
  width: 240,
  height: 320,
  body: [
    `<path fill="${SHEET}" d="M0 10h240v310H0z"/><path fill="${NAVY}" d="M0 10h240v102H0z"/>`,
    '<path fill="#f1c75b" d="M88 0h64v22H88z"/>',
    await setLines(t('sample-feedback:object.title'), {
      x: 22,
      y: 64,
      size: 34,
      fill: '#f4f7fc',
      tracking: -0.035,
      rooms: [196, 196],
      leading: 33,
    }),
    code(address, { x: 4, y: 116, side: 168 }),
    `<path fill="none" stroke="${NAVY}" stroke-width="3" d="M185.5 136.5h27v27h-27zm0 44h27v27h-27z"/>`,
    `<path fill="${NAVY}" d="M184 223h30v16a14 14 0 0 1-14 14h-16z"/>`,
    await setLine(t('sample-feedback:object.line'), {
      x: 22,
      y: 300,
      size: 22,
      fill: NAVY,
      width: 'narrow',
      room: 196,
    }),
  ].join(''),
});
