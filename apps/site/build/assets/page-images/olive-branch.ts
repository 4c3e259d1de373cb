import type { Drawing } from '../drawing.ts';

const LENGTH = 67;

/** A leaf from where it grows to its tip, lit from above. */
function leaf(
  from: readonly [number, number],
  to: readonly [number, number],
  light: string,
  dark: string,
) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const scale = Math.hypot(dx, dy) / LENGTH;
  return `<g transform="translate(${from.join(' ')}) rotate(${turn.toFixed(1)}) scale(${scale.toFixed(2)})"><path fill="${light}" d="M0 0Q28-24 67 0z"/><path fill="${dark}" d="M0 0Q38 19 67 0z"/></g>`;
}

function olive(x: number, y: number, width: number, height: number) {
  const top = `M${String(x)} ${String(y - height)}`;
  const side = (bulge: number, sweep: number) =>
    `A${String(bulge)} ${String(height)} 0 0 ${String(sweep)} ${String(x)} ${String(y + height)}`;
  const back = `A${String(width * 0.28)} ${String(height)} 0 0 0 ${String(x)} ${String(y - height)}z`;
  return `<path fill="#677545" d="M${String(x - 1.5)} ${String(y - height - 10)}h3v12h-3z"/><ellipse fill="#c9b438" cx="${String(x)}" cy="${String(y)}" rx="${String(width)}" ry="${String(height)}"/><path fill="#a8972a" d="${top}${side(width, 1)}${back}"/>`;
}

const UPPER = [
  [
    [54, 162],
    [93, 110.6],
  ],
  [
    [113.5, 147.5],
    [147.5, 92.5],
  ],
  [
    [177.5, 125],
    [209.4, 69.4],
  ],
  [
    [239, 98.5],
    [269.7, 42.5],
  ],
  [
    [299, 70],
    [328, 11],
  ],
] as const;

const LOWER = [
  [
    [71, 172.5],
    [130.6, 199],
  ],
  [
    [135, 158.5],
    [196, 181],
  ],
  [
    [201, 134.7],
    [264, 150],
  ],
  [
    [263.4, 104.4],
    [327, 115],
  ],
  [
    [323, 74.7],
    [389, 84],
  ],
] as const;

/** The branch on the page of an olive oil. */
export const OLIVE_BRANCH: Drawing = {
  width: 360,
  height: 212,
  body: [
    '<path fill="#23301a" d="M0 0h360v212H0z"/>',
    ...LOWER.map(([from, to]) => leaf(from, to, '#8fa05a', '#748347')),
    '<path fill="none" stroke="#748347" stroke-width="5" d="M-2 171.4Q64 163 178 124T362 42.5"/>',
    ...UPPER.map(([from, to]) => leaf(from, to, '#aaba72', '#8fa05a')),
    olive(98.8, 172, 17, 21),
    olive(168.8, 164, 19, 24),
    olive(232.8, 138, 17, 21),
    olive(291, 118, 14.5, 18),
  ].join(''),
};
