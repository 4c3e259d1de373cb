import { text, type Drawing } from '../drawing.ts';

const INK = '#14130d';
const SIGN = '#ffd21f';
const PAPER = '#ffffff';

const ACROSS = [-120, -52, 14, 78, 156, 214, 286, 344, 420] as const;
const DOWN = [-110, -40, 22, 92, 150, 222, 284, 352, 430] as const;
const HALF = 5;

const TURN = -13;
const TRAM = 'M-80 330 470 236';

/** Cells without a block of their own, by column and row: the square, and those that a neighbor covers. */
const OPEN = new Set(['3,3', '2,2', '7,3', '1,5', '6,5', '5,4']);

const WIDE = new Set(['1,2', '6,3', '5,5']);
const HIGH = new Set(['1,4', '5,3']);

const COURTS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  '1,1': [0.3, 0.28, 0.34, 0.4],
  '1,2': [0.2, 0.36, 0.5, 0.28],
  '4,1': [0.2, 0.3, 0.5, 0.36],
  '5,2': [0.26, 0.22, 0.46, 0.46],
  '6,1': [0.34, 0.26, 0.36, 0.44],
  '1,3': [0.24, 0.3, 0.5, 0.34],
  '1,4': [0.3, 0.2, 0.36, 0.5],
  '2,4': [0.3, 0.32, 0.36, 0.4],
  '4,4': [0.24, 0.26, 0.3, 0.5],
  '6,4': [0.3, 0.34, 0.42, 0.3],
  '3,5': [0.34, 0.24, 0.34, 0.5],
  '6,2': [0.3, 0.3, 0.3, 0.36],
  '5,3': [0.28, 0.3, 0.4, 0.44],
};

function block(column: number, row: number): string {
  const key = `${column},${row}`;
  if (OPEN.has(key)) return '';
  const left = (ACROSS[column] ?? 0) + HALF;
  const top = (DOWN[row] ?? 0) + HALF;
  const width = (ACROSS[column + (WIDE.has(key) ? 2 : 1)] ?? 0) - HALF - left;
  const height = (DOWN[row + (HIGH.has(key) ? 2 : 1)] ?? 0) - HALF - top;
  const court = COURTS[key];
  const hole = court
    ? `M${left + court[0] * width} ${top + court[1] * height}v${court[3] * height}h${court[2] * width}v${-court[3] * height}z`
    : '';
  return `M${left} ${top}h${width}v${height}h${-width}z${hole}`;
}

const blocks = ACROSS.slice(1)
  .flatMap((_, column) => DOWN.slice(1).map((__, row) => block(column, row)))
  .join('');

async function marker(number: number, x: number, y: number): Promise<string> {
  const digit = await text({
    text: String(number),
    x: number === 1 ? -5.5 : -6.5,
    y: 7.5,
    size: 21,
    fill: INK,
    width: 'normal',
  });
  return `<g transform="translate(${x} ${y}) rotate(${-TURN})"><circle r="17" fill="${PAPER}" stroke="${INK}" stroke-width="4"/>${digit}</g>`;
}

/** The streets around a yard in black and yellow, with the walk from the tram; 360 × 330. */
export async function streetPlan(): Promise<Drawing> {
  const markers = await Promise.all([marker(1, 78, 266), marker(2, 156, 156), marker(3, 251, 54)]);
  return {
    width: 360,
    height: 330,
    body: [
      `<path fill="${SIGN}" d="M0 0h360v330H0z"/>`,
      `<g transform="translate(0 20) rotate(${TURN} 180 158)">`,
      `<path fill="${INK}" d="${blocks}"/>`,
      `<path fill="none" stroke="${SIGN}" stroke-width="16" d="${TRAM}"/>`,
      `<path fill="none" stroke="${INK}" stroke-width="2.5" stroke-dasharray="9 6" d="${TRAM}"/>`,
      `<circle cx="116" cy="122" r="10" fill="none" stroke="${INK}" stroke-width="7"/>`,
      `<path fill="none" stroke="${PAPER}" stroke-width="10" d="M78 266V222h78V92h95V54"/>`,
      ...markers,
      '</g>',
    ].join(''),
  };
}
