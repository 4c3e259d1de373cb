import type { Drawing } from '../drawing.ts';

const PLUM = '#3a1d52';
const CORAL = '#ec6a52';
const LEAF = '#2f8467';
const CREAM = '#fff8ea';

/** A branch of paper: pairs of lobes on a stem that rises from the foot of the image. */
function branch(x: number, foot: number, pairs: number, fill: string): string {
  const lobes = Array.from({ length: pairs }, (_, index) => {
    const y = foot - 14 - index * 17;
    const long = 20 - index * (9 / pairs);
    return [-52, 52]
      .map(
        (turn) =>
          `<ellipse cx="${String(x)}" cy="${String(y - long)}" rx="6.6" ry="${String(long)}" transform="rotate(${String(turn)} ${String(x)} ${String(y)})"/>`,
      )
      .join('');
  }).join('');
  const top = foot - 14 - pairs * 17;
  return `<g fill="${fill}"><path d="M${String(x - 3)} ${String(foot)}l1.5-${String(foot - top)}h3l1.5 ${String(foot - top)}z"/><ellipse cx="${String(x)}" cy="${String(top)}" rx="6.6" ry="15"/>${lobes}</g>`;
}

/** Shapes cut from painted paper, for the tiles of an illustrator. */
export const CUTTINGS = {
  /** A jug with two branches beside half a sun. */
  jug: {
    width: 150,
    height: 170,
    body: [
      `<circle cx="112" cy="48" r="34" fill="${CORAL}"/>`,
      `<g transform="rotate(-16 62 96)">${branch(62, 96, 3, LEAF)}</g>`,
      `<g transform="rotate(20 74 96)">${branch(74, 96, 4, PLUM)}</g>`,
      `<path fill="none" stroke="${CREAM}" stroke-width="11" d="M100 102q28-2 26 22t-26 20"/>`,
      `<path fill="${CREAM}" d="M40 84h58l-7 16q19 16 17 42-2 18-14 28H44q-12-10-14-28-2-26 17-42z"/>`,
      `<path fill="${CORAL}" d="M33 124q18-10 37 0t38 0l1 14q-20 10-39 0t-38 0z"/>`,
    ].join(''),
  },
  /** Half a pear. */
  pear: {
    width: 120,
    height: 150,
    body: [
      `<path fill="${PLUM}" d="M57 4h6l3 24H55z"/>`,
      `<path fill="${LEAF}" d="M64 20Q74 0 104 6q-8 24-40 14z"/>`,
      `<path fill="${LEAF}" d="M60 22c15 0 19 13 21 27 3 18 25 26 25 53 0 27-20 42-46 42s-46-15-46-42c0-27 22-35 25-53 2-14 6-27 21-27z"/>`,
      `<path fill="${CREAM}" d="M60 33c9 0 11 10 12 20 3 21 23 28 23 49 0 20-15 31-35 31s-35-11-35-31c0-21 20-28 23-49 1-10 3-20 12-20z"/>`,
      `<path fill="${PLUM}" d="M58 92q-10 8-6 18 10-4 6-18zM62 92q10 8 6 18-10-4-6-18z"/>`,
    ].join(''),
  },
  /** A bird made of halves of circles. */
  bird: {
    width: 136,
    height: 100,
    body: [
      `<path fill="${PLUM}" d="M18 45 0 15h36l22 30zM56 84h5v16h-5zM72 84h5v16h-5z"/>`,
      `<path fill="${PLUM}" d="M116 24l20 14-18 8z"/>`,
      `<path fill="${CORAL}" d="M18 44h56a23 23 0 0 1 46 0 51 46 0 0 1-102 0z"/>`,
      `<path fill="${CREAM}" d="M30 44h50a25 25 0 0 1-50 0z"/>`,
      `<circle cx="102" cy="37" r="3.6" fill="${PLUM}"/>`,
    ].join(''),
  },
  /** Three branches. */
  branches: {
    width: 130,
    height: 120,
    body: [
      `<g transform="rotate(-11 40 120)">${branch(42, 122, 3, LEAF)}</g>`,
      branch(68, 122, 5, PLUM),
      `<g transform="rotate(11 96 120)">${branch(94, 122, 3, CORAL)}</g>`,
    ].join(''),
  },
} as const satisfies Readonly<Record<string, Drawing>>;
