/** The hours at which the mountain is drawn. */
export type MountainHour = 'dawn' | 'noon' | 'dusk';

interface Light {
  /** Greys of the sky, from above down to the horizon. */
  readonly sky: readonly [string, string];
  /** Greys of the face turned to the left and of the one turned to the right. */
  readonly left: string;
  readonly right: string;
  readonly snowLeft: string;
  readonly snowRight: string;
  readonly range: string;
  readonly near: string;
  /** What stands in the sky. */
  readonly above: string;
}

const star = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/>`;

const LIGHTS: Readonly<Record<MountainHour, Light>> = {
  dawn: {
    sky: ['#8c8c8c', '#fff'],
    left: '#e4e4e4',
    right: '#3c3c3c',
    snowLeft: '#fff',
    snowRight: '#7c7c7c',
    range: '#9a9a9a',
    near: '#2c2c2c',
    above: '<circle cx="44" cy="176" r="24" fill="#fff"/>',
  },
  noon: {
    sky: ['#a6a6a6', '#fff'],
    left: '#8c8c8c',
    right: '#626262',
    snowLeft: '#fff',
    snowRight: '#cfcfcf',
    range: '#bdbdbd',
    near: '#444',
    above: '<path d="M212 44h40q4-12 18-10 8-10 20-2 14-2 14 12h12v8H212z" fill="#fff"/>',
  },
  dusk: {
    sky: ['#161616', '#a8a8a8'],
    left: '#1c1c1c',
    right: '#a2a2a2',
    snowLeft: '#303030',
    snowRight: '#fff',
    range: '#4a4a4a',
    near: '#000',
    above: [
      [250, 30, 1.6],
      [318, 66, 1.6],
      [206, 22, 1.8],
      [300, 18, 1.4],
      [236, 78, 1.5],
      [328, 122, 1.6],
      [90, 34, 1.6],
      [36, 70, 1.6],
      [132, 60, 1.4],
    ]
      .map(([x = 0, y = 0, r = 0]) => star(x, y, r))
      .concat('<circle cx="284" cy="58" r="13" fill="#fff"/>')
      .join(''),
  },
};

/** A row of conifers: where each stands, and its height. */
const TREES = [
  [6, 42],
  [20, 54],
  [35, 38],
  [49, 47],
  [66, 30],
  [252, 32],
  [268, 44],
  [284, 36],
  [299, 58],
  [314, 46],
  [330, 62],
] as const;

const trees = TREES.map(
  ([x, high]) => `<path d="M${x} ${282 - high}l${high / 4} ${high}h-${high / 2}z"/>`,
).join('');

/** One mountain over a lake, with a tent on the shore, shaded in greys; 336 × 330. */
export function mountainDrawing(hour: MountainHour): string {
  const light = LIGHTS[hour];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 336 330" width="1008" height="990">
<defs>
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${light.sky[0]}"/><stop offset=".72" stop-color="${light.sky[1]}"/></linearGradient>
  <linearGradient id="water" x2="0" y2="1"><stop stop-color="${light.sky[1]}"/><stop offset="1" stop-color="${light.sky[0]}"/></linearGradient>
</defs>
<path d="M0 0h336v330H0z" fill="url(#sky)"/>
${light.above}
<path d="M0 214 34 186l24 16 40-34 30 26h90l34-30 28 22 26-18 30 24v80H0z" fill="${light.range}"/>
<path d="M170 56 150 84 132 96 112 130 92 146 66 196 40 214 4 262h172l-14-40 16-44-18-38 14-36z" fill="${light.left}"/>
<path d="m170 56 18 30 20 14 20 42 24 16 22 42 32 20 22 42H176l-14-40 16-44-18-38 14-36z" fill="${light.right}"/>
<path d="M170 56 150 84 132 96 112 130l14-4 8 14 12-16 6 22 12-18-4 12 0-0 14-36z" fill="${light.snowLeft}"/>
<path d="m170 56 18 30 20 14 20 42-14-6-6 18-14-26-10 24-8-20-8 14-8-6 14-36z" fill="${light.snowRight}"/>
<path d="M92 146l10 22-16 26 20 18-18 30 30-22-8-22 18-20-14-14 4-24zM122 190l18 20-10 26 22-14-4-24z" fill="${light.range}" opacity=".45"/>
<path d="M228 142l-12 34 18 14-12 30 26 20-4-26 14-18-18-22zM200 176l-8 30 16 26 4-30z" fill="#000" opacity=".3"/>
<path d="M0 262q60-16 128-8t208-4v44H0z" fill="${light.near}"/>
<g fill="${light.near}">${trees}</g>
<path d="M0 284q90-8 190 0t146-4v50H0z" fill="url(#water)"/>
<path d="M60 296h84v3H60zM156 306h96v3h-96zM20 316h70v3H20zM236 294h60v3h-60z" fill="${light.range}"/>
<path d="M186 277 203 250l17 27z" fill="#fff"/><path d="M203 250 220 277h-12z" fill="${hour === 'dusk' ? '#9a9a9a' : '#5a5a5a'}"/>
</svg>`;
}
