import type { Drawing } from '../drawing.ts';

const STRIPES = 8;
const STRIPE = 45;

const scallop = (index: number) =>
  `M${String(index * STRIPE)} 0h${String(STRIPE)}v44a22.5 22.5 0 0 1-45 0z`;
const every = (first: number) =>
  Array.from({ length: STRIPES / 2 }, (_, index) => scallop(2 * index + first)).join('');

/** The awning of a shop in two colours, scalloped at its edge. */
export const AWNING: Drawing = {
  width: STRIPES * STRIPE,
  height: 67,
  body: [
    `<path fill="#9c1147" d="${every(0)}"/>`,
    `<path fill="#fff6ea" d="${every(1)}"/>`,
    '<path fill="#7a0c37" d="M0 0h360v5H0z"/>',
  ].join(''),
};
