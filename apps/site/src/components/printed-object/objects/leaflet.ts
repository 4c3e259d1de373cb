import type { DrawObject, PrintedObjectDefinition } from '../object-definition.ts';

const NAVY = '#1b2a41';
const CREAM = '#f3ebdd';

/** A moka pot in facets. Each overlaps the one on its right, so that no seam shows. */
const MOKA_POT = [
  ['#e3a46f', 'M143.8 84.9h19.8l9.9 6.8H133z'],
  ['#c8743a', 'M133 91.2h40.5l-7.3 34.7v6.8h-1l11.9 40.2h-48.9l11.9-40.2v-6.8z'],
  ['#d68c54', 'M133 91.2h27.2l-2.7 34.7.3 6.8 4.2 40.2h-33.8l11.9-40.2v-6.8z'],
  ['#e8b487', 'M133 91.2h13.6l-1.7 34.7 1.7 6.8-2.8 40.2h-15.6l11.9-40.2v-6.8l-4.3-21.5-11-5.9z'],
  ['#9a5529', 'M137.6 125.9H168v6.8h-30.4z'],
  [
    CREAM,
    'M148.7 75.2h10.2v6.2H157v3.5h-6.7v-3.5h-1.6zM172.6 95.5h11.1q6.9 0 6.3 6.8l-3.2 28.5q-.4 3.7-3.6 3.7h-2.8l3.3-30.2h-13zM124.6 172.9H181v3.1h-56.4z',
  ],
] as const;

/** Unreadable text of the page behind, drawn as lines in the slant of the fold. */
const LINES =
  'M236 62.3l36 6.9M236 80.5l36 5M236 98.7l36 3M236 116.7l26 .9M236 150.5h36M236 168.5l36-1.9M236 186.4l30-2.9M236 220.4l36-6M236 238.5l36-7.9M236 256.5l20-5';

export const leaflet = {
  id: 'leaflet',
  samples: ['pdf-manual'],
  stock: 'mist',
  size: [290, 350],
  code: { x: 18, y: 190.5, side: 118, ink: NAVY, ground: CREAM },
  stage: { width: 262, start: 62, top: 166, tilt: 0, beam: 326 },
  menu: { width: 156, tilt: 0, beam: 50.6 },
  cell: { width: 232, end: 46, bottom: 21, isTall: true },
  scene: { drawing: 'bench', width: 230, start: 110, top: 166 },
} as const satisfies PrintedObjectDefinition;

const TITLE = { x: 18, y: 46.5, size: 34, leading: 33.5, tracking: -0.03, rooms: [170, 116] };
const LATEST = { x: 18, y: 334.6, size: 20.2, fill: CREAM, width: 'narrow', room: 172 } as const;

export const draw: DrawObject = ({ t, code, line, lines }) => [
  '<path fill="#dad3c2" d="M206 0l76 20v310l-76 20z"/><path fill="#beb5a3" d="M206 0l20.5 5.4v339.2L206 350z"/>',
  `<path fill="${NAVY}" d="M0 0h206v350H0z"/><path fill="none" stroke="${NAVY}" stroke-width="3" d="${LINES}"/>`,
  ...MOKA_POT.map(([fill, shape]) => `<path fill="${fill}" d="${shape}"/>`),
  `<circle cx="168.8" cy="151" r="2.8" fill="${CREAM}"/>`,
  lines(t('sample-pdf-manual:object.title'), { ...TITLE, fill: CREAM }),
  line(t('sample-pdf-manual:object.latest'), LATEST),
  code,
];
