import type { Drawing } from '../drawing.ts';

const PARTING = 196;
const TOP = 26;
const CUT = 246;
const EDGES = { left: 62, right: 306 } as const;

const round = (value: number) => String(Math.round(value * 10) / 10);

/** A strand from the parting to a place on the cut, `share` of the way from left to right. */
function strand(share: number): string {
  const end = EDGES.left + (EDGES.right - EDGES.left) * share;
  const side = (share - 0.5) * 2;
  const swell = PARTING + side * 148 * Math.abs(side) ** 0.35 - 6;
  return `M${String(PARTING)} ${String(TOP)}C${round(swell)} ${round(TOP + 12 * Math.abs(side) ** 3)} ${round(swell + side * 14)} ${round(CUT - 90)} ${round(end)} ${String(CUT)}`;
}

function strands(colour: string, width: number, shares: readonly number[]): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${String(width)}" d="${shares.map(strand).join('')}"/>`;
}

/** Hair cut in a straight line at the neck, seen from behind, over the cape of a salon. */
export const BOB: Drawing = {
  width: 360,
  height: 330,
  body: [
    '<path fill="#e39b78" d="M146 210h76v60c0 22 16 32 40 38l-78 22-78-22c24-6 40-16 40-38z"/>',
    '<path fill="#c97c5c" d="M146 246h76v24q-38 14-76 0z"/>',
    '<path fill="#5b3fa6" d="M0 330c18-22 60-34 128-44 28 20 84 20 112 0 68 10 104 22 120 44z"/>',
    '<path fill="#7f66c4" d="M128 286c28 20 84 20 112 0l10 8c-34 26-98 26-132 0z"/>',
    `<path fill="#231033" d="${strand(0)}H${String(EDGES.right)}${strand(1).replace('M', 'L')}L${String(PARTING)} ${String(TOP)}z"/>`,
    `<path fill="#231033" d="${strand(0)}H${String(PARTING)}z${strand(1)}H${String(PARTING)}z"/>`,
    strands('#4b2466', 3, [0.06, 0.12, 0.3, 0.36, 0.42, 0.58, 0.64, 0.82, 0.88]),
    strands('#b06fd6', 5, [0.18, 0.23, 0.72]),
    strands('#e7b8ef', 2, [0.205, 0.74]),
  ].join(''),
};
