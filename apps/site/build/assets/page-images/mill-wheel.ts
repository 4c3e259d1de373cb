import { fitText, text, type Drawing } from '../drawing.ts';

const TIMBER = '#17313c';
const BRICK = '#b5472a';
const WHEAT = '#f6ecd2';

const SIDE = 320;
const MIDDLE = SIDE / 2;
const STOPS = 6;

const turned = (index: number, count: number, body: string) =>
  `<g transform="rotate(${(index * 360) / count} ${MIDDLE} ${MIDDLE})">${body}</g>`;

async function bucket(number: number): Promise<string> {
  const digit = { text: String(number), size: 34, width: 'normal' as const };
  const size = await fitText(digit, 26);
  const shape = `<path fill="${BRICK}" d="M${MIDDLE - 31} 2h62l-8 54h-46z"/>`;
  const line = await text({ ...digit, size, x: MIDDLE - size * 0.29, y: 42, fill: WHEAT });
  return shape + line;
}

/** A mill wheel with a bucket for each stop of the walk, the first on top and each next a sixth of a turn further. */
export async function millWheel(): Promise<Drawing> {
  const buckets = await Promise.all(
    Array.from({ length: STOPS }, async (_, index) =>
      turned(index, STOPS, await bucket(index + 1)),
    ),
  );
  const paddle = `<path d="M${MIDDLE - 4} 8h8v44h-8z"/>`;
  const paddles = Array.from({ length: 24 }, (_, index) => turned(index, 24, paddle)).join('');
  const spoke = `<path d="M${MIDDLE - 13} 52h7v110h-7zM${MIDDLE + 6} 52h7v110h-7z"/>`;
  const spokes = Array.from({ length: STOPS }, (_, index) => turned(index, STOPS, spoke)).join('');
  return {
    width: SIDE,
    height: SIDE,
    body: [
      `<g fill="${TIMBER}">${paddles}${spokes}</g>`,
      `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="109" fill="none" stroke="${TIMBER}" stroke-width="14"/>`,
      ...buckets,
      `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="30" fill="${TIMBER}"/>`,
      `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="11" fill="${WHEAT}"/>`,
    ].join(''),
  };
}
