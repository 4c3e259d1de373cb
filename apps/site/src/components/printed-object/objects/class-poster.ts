import { code } from '../drawing.ts';
import type { DrawObject } from './object-parts.ts';
import { setLine, setLines } from './setting.ts';

const MANILA = '#f1c75b';
const INK = '#15140f';
const GREEN = '#2e6b57';
const LABEL = '#faf9f6';

/** A drawing school's poster: a triangle, a circle, and a label with the code. */
export const drawClassPoster: DrawObject = async ({ t, address }) => {
  const title = await setLines(t('sample-short-url:object.title'), {
    x: 22,
    y: 66.4,
    size: 46,
    leading: 44,
    fill: INK,
    tracking: -0.03,
    rooms: [236, 236, 236],
  });
  const when = await setLine(t('sample-short-url:object.when'), {
    x: 23.5,
    y: 192.5,
    size: 24.2,
    fill: INK,
    width: 'narrow',
    room: 200,
  });
  return {
    width: 280,
    height: 380,
    body: `<path fill="${MANILA}" d="M0 0h280v380H0z"/><path fill="${INK}" d="M0 380 150 216.5 280 380z"/><circle cx="52" cy="330" r="50" fill="${GREEN}"/>${title}${when}${code(address, { x: 140, y: 240.5, side: 120, ground: LABEL })}`,
  };
};
