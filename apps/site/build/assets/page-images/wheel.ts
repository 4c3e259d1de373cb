import type { Drawing } from '../drawing.ts';

const MIDDLE = 200;
const SPOKES = 32;
const LEAN = (52 * Math.PI) / 180;

function point(angle: number, radius: number): string {
  const round = (value: number) => String(Math.round(value * 10) / 10);
  return `${round(MIDDLE + radius * Math.cos(angle))} ${round(MIDDLE + radius * Math.sin(angle))}`;
}

/** Spokes leave the flange to either side in turn, so that they cross as on a laced wheel. */
const LACING = Array.from({ length: SPOKES }, (_, spoke) => {
  const angle = (spoke * 2 * Math.PI) / SPOKES;
  return `M${point(angle + (spoke % 2 === 0 ? LEAN : -LEAN), 22)}L${point(angle, 168)}`;
}).join('');

/** A bicycle wheel. */
export const WHEEL: Drawing = {
  width: 400,
  height: 400,
  body: [
    '<g fill="none" stroke="#15140f">',
    '<circle cx="200" cy="200" r="189" stroke-width="20"/>',
    '<circle cx="200" cy="200" r="169" stroke-width="6"/>',
    `<path stroke-width="1.8" d="${LACING}"/>`,
    '</g>',
    '<circle fill="#15140f" cx="200" cy="200" r="28"/>',
    '<circle fill="#d9f04a" cx="200" cy="200" r="9"/>',
    '<path fill="#15140f" d="M196 372V346h8v26z"/>',
  ].join(''),
};
