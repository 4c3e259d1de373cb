import type { Drawing } from '../drawing.ts';

/** The stripes of the tail from the outside in. */
const STRIPES = ['#ff6a4d', '#ffb340', '#f9efdc', '#ffb340', '#ff6a4d'] as const;

const HEAD = { x: 258, y: 104, r: 52 };
/** Middle of the bow on which the tail lies, straight below the head. */
const BOW = { y: 384, r: 280 };
const STRIPE = (2 * HEAD.r) / STRIPES.length;

const tail = STRIPES.map((colour, index) => {
  const r = BOW.r + HEAD.r - STRIPE * (index + 0.5);
  return `<path stroke="${colour}" d="M${HEAD.x} ${BOW.y - r}a${r} ${r} 0 0 0-${r} ${r}"/>`;
}).join('');

const STARS = [
  [38, 66, 9],
  [112, 34, 5],
  [330, 196, 8],
  [150, 232, 5],
  [334, 44, 5],
  [222, 250, 4],
] as const;

const stars = STARS.map(
  ([x, y, r]) =>
    `M${x} ${y - r}q${r * 0.18} ${r * 0.82} ${r} ${r}q${-r * 0.82} ${r * 0.18} ${-r} ${r}q${-r * 0.18} ${-r * 0.82} ${-r} ${-r}q${r * 0.82} ${-r * 0.18} ${r} ${-r}z`,
).join('');

/** The comet over the programme of a club. */
export const COMET: Drawing = {
  width: 360,
  height: 270,
  body: [
    `<path fill="#f9efdc" d="${stars}"/>`,
    `<g fill="none" stroke-width="${STRIPE + 0.3}">${tail}</g>`,
    `<circle fill="#f9efdc" cx="${HEAD.x}" cy="${HEAD.y}" r="${HEAD.r}"/>`,
    `<circle fill="#ff6a4d" cx="${HEAD.x}" cy="${HEAD.y}" r="${HEAD.r * 0.62}"/>`,
    `<circle fill="#1d0f2e" cx="${HEAD.x}" cy="${HEAD.y}" r="${HEAD.r * 0.24}"/>`,
  ].join(''),
};
