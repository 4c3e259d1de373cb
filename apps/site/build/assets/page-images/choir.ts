import { GIVEN, PLACES, RISERS, ROWS } from '#samples/donation-choir/risers.ts';
import type { Drawing } from '../drawing.ts';

const INK = '#2a1f63';
const BELOW = 13;
const HALF_ANGLE = (39 * Math.PI) / 180;

const step = (radius: number) => {
  const x = radius * Math.sin(HALF_ANGLE);
  const y = (RISERS.y - radius * Math.cos(HALF_ANGLE)).toFixed(1);
  const r = String(radius);
  return `M${(RISERS.x - x).toFixed(1)} ${y}A${r} ${r} 0 0 1 ${(RISERS.x + x).toFixed(1)} ${y}`;
};

const stems = PLACES.map(({ x, y }) => `M${String(x + 6.4)} ${String(y - 2)}v-25`).join('');

const heads = PLACES.map(
  ({ x, y }, index) =>
    `<ellipse cx="${String(x)}" cy="${String(y)}" rx="${index < GIVEN ? '7.6' : '6.6'}" ry="${index < GIVEN ? '5.8' : '4.8'}" transform="rotate(-22 ${String(x)} ${String(y)})"${index < GIVEN ? '' : ` fill="none" stroke="${INK}" stroke-width="2"`}/>`,
).join('');

/** Forty notes on curved steps, one for each singer: full where the place is paid, hollow where not. */
export const CHOIR: Drawing = {
  width: RISERS.width,
  height: RISERS.height,
  body: [
    `<path fill="none" stroke="#bdb061" stroke-width="1.5" d="${ROWS.map(({ radius }) => step(radius - BELOW)).join('')}"/>`,
    `<path stroke="${INK}" stroke-width="2" d="${stems}"/>`,
    `<g fill="${INK}">${heads}</g>`,
  ].join(''),
};
