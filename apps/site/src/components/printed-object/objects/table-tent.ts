import { code } from '../drawing.ts';
import type { DrawObject } from './object-parts.ts';
import { setLine, setLines } from './setting.ts';

const STOCK = '#faf9f6';
const KRAFT = '#cdb08a';
const INK = '#15140f';

/** A folded card on a table, seen from its left; with free room around it. */
export const drawTableTent: DrawObject = async ({ t, address }) => {
  const question = await setLines(t('sample-google-review:object.question'), {
    x: 60,
    y: 74.2,
    size: 31,
    leading: 32,
    fill: INK,
    tracking: -0.03,
    rooms: [164, 164],
  });
  const scan = await setLine(t('sample-google-review:object.scan'), {
    x: 123,
    y: 276,
    size: 20.2,
    fill: INK,
    width: 'narrow',
    anchor: 'middle',
    room: 200,
  });
  return {
    width: 280,
    height: 330,
    body: `<path fill="${STOCK}" d="M44 20h196v280H0z"/><path fill="${KRAFT}" d="M240 20h20v280h-20z"/>${question}${scan}${code(address, { x: 62, y: 132, side: 112, clearEdge: 0 })}`,
  };
};
