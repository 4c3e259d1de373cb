import type { Drawing } from '../drawing.ts';

const WIDTH = 360;
const TASSELS = 20;

/** Height and colour of the woven bands from the top; the cloth shows between them. */
const BANDS = [
  [74, 6, '#c4472d'],
  [84, 18, '#f1e7d3'],
  [106, 3, '#26231f'],
  [113, 3, '#26231f'],
  [120, 18, '#f1e7d3'],
  [142, 6, '#c4472d'],
] as const;

const TASSEL_STEP = WIDTH / TASSELS;

/** Threads that are knotted in pairs, and part again under the knot. */
const tassels = Array.from({ length: TASSELS }, (_, index) => {
  const x = (index + 0.5) * TASSEL_STEP;
  const sway = index % 3 === 0 ? 1.2 : index % 3 === 1 ? -0.8 : 0.3;
  return `M${(x - 6).toFixed(1)} 160l4.5 9-2.5 ${String(24 + (index % 2) * 2)} ${(4 + sway).toFixed(1)}-3 ${(4 - sway).toFixed(1)} 3-2.5-${String(24 + (index % 2) * 2)} 4.5-9z`;
}).join('');

const knots = Array.from(
  { length: TASSELS },
  (_, index) => `M${((index + 0.5) * TASSEL_STEP - 3.4).toFixed(1)} 166.5h6.8v5h-6.8z`,
).join('');

/** The end of a woven blanket with its fringe, which hangs into the page. */
export const BLANKET: Drawing = {
  width: WIDTH,
  height: 198,
  body: [
    '<path fill="#37584a" d="M0 0h360v161H0z"/>',
    ...BANDS.map(
      ([y, height, fill]) => `<path fill="${fill}" d="M0 ${String(y)}h360v${String(height)}H0z"/>`,
    ),
    '<path fill="none" stroke="#37584a" stroke-width="6" stroke-dasharray="3 9" d="M0 93h360M6 129h360"/>',
    '<path fill="none" stroke="#2c483c" stroke-width="2" stroke-dasharray="2 4" d="M0 62h360M3 156h360"/>',
    `<path fill="#37584a" d="${tassels}"/>`,
    `<path fill="#26231f" d="${knots}"/>`,
  ].join(''),
};
