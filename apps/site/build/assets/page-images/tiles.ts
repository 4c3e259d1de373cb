import type { Drawing } from '../drawing.ts';

const COBALT = '#1d3fa8';
const SKY = '#a9c4ee';
const OCHRE = '#e9b44a';

/** Motifs of a painted tile of 100. */
const MOTIFS = {
  /** Four petals from the corners. */
  petals: [
    `<path fill="${COBALT}" d="M0 0c38 4 50 14 50 50C14 50 4 38 0 0zM100 0c-4 38-14 50-50 50 0-36 12-46 50-50zM100 100c-38-4-50-14-50-50 36 0 46 12 50 50zM0 100c4-38 14-50 50-50 0 36-12 46-50 50z"/>`,
    `<circle fill="${OCHRE}" cx="50" cy="50" r="9"/>`,
    `<path fill="${SKY}" d="M50 0l11 14-11 14-11-14zM50 72l11 14-11 14-11-14zM0 50l14-11 14 11-14 11zM72 50l14-11 14 11-14 11z"/>`,
  ],
  /** Rings round one corner. */
  arcs: [
    `<path fill="${COBALT}" d="M0 0h94a94 94 0 0 1-94 94z"/>`,
    `<path fill="#f6f1e6" d="M0 0h72a72 72 0 0 1-72 72z"/>`,
    `<path fill="${SKY}" d="M0 0h54a54 54 0 0 1-54 54z"/>`,
    `<path fill="${COBALT}" d="M0 0h30a30 30 0 0 1-30 30z"/>`,
    `<circle fill="${OCHRE}" cx="84" cy="84" r="8"/>`,
  ],
  /** A star of eight points in a ring. */
  star: [
    `<path fill="${SKY}" d="M0 0h26a26 26 0 0 1-26 26zM100 0v26a26 26 0 0 1-26-26zM100 100H74a26 26 0 0 1 26-26zM0 100V74a26 26 0 0 1 26 26z"/>`,
    `<path fill="${COBALT}" d="M50 6l11.5 16.2L81.1 18.9l-3.3 19.6L94 50 77.8 61.5l3.3 19.6-19.600-3.300L50 94 38.5 77.8l-19.6 3.300 3.300-19.600L6 50l16.200-11.500-3.300-19.600 19.600 3.300z"/>`,
    '<circle fill="#f6f1e6" cx="50" cy="50" r="19"/>',
    `<circle fill="${OCHRE}" cx="50" cy="50" r="10"/>`,
  ],
} as const;

/** Where a motif lies in the panel, and by how many quarters it is turned. */
const PANEL = [
  ['petals', 0, 0, 0],
  ['arcs', 1, 0, 2],
  ['arcs', 0, 1, 0],
  ['star', 2, 1, 0],
  ['star', 1, 2, 0],
  ['petals', 2, 2, 0],
] as const;

function tile([motif, column, row, turns]: (typeof PANEL)[number]): string {
  const place = `translate(${String(column * 100)} ${String(row * 100)})`;
  return `<g transform="${place} rotate(${String(turns * 90)} 50 50)">${MOTIFS[motif].join('')}</g>`;
}

/** A panel of three by three painted tiles; those on its rising diagonal are left to the page. */
export const TILES: Drawing = {
  width: 300,
  height: 300,
  body: PANEL.map(tile).join(''),
};
