import type { DrawObject, PrintedObjectDefinition } from '../object-definition.ts';

const STOCK = '#faf9f6';
const KRAFT = '#cdb08a';

export const tableTent = {
  id: 'table-tent',
  samples: ['google'],
  stock: 'airmail',
  size: [280, 330],
  code: { x: 62, y: 132, side: 112, quietZone: 0 },
  stage: { width: 264, start: 50, top: 160, tilt: 0, beam: 274 },
  menu: { width: 168, tilt: 0, beam: 36 },
  cell: { width: 164, end: 36, bottom: 6 },
  scene: { drawing: 'counter', width: 230, start: 120, top: 176 },
  chooser: { width: 170, narrowWidth: 130, isUpright: true },
  useCase: {
    surface: 'salmon',
    width: 249,
    bottom: -62,
    reach: 215,
    narrow: { bottom: -38, reach: 236 },
  },
  related: { stands: true },
} as const satisfies PrintedObjectDefinition;

const QUESTION = { x: 60, y: 74.2, size: 31, leading: 32, tracking: -0.03, rooms: [164, 164] };
const SCAN = { x: 123, y: 276, size: 20.2, width: 'narrow', anchor: 'middle', room: 200 } as const;

export const draw: DrawObject = ({ t, code, line, lines }) => [
  `<path fill="${STOCK}" d="M44 20h196v280H0z"/><path fill="${KRAFT}" d="M240 20h20v280h-20z"/>`,
  lines(t('sample-google:object.question'), QUESTION),
  line(t('sample-google:object.scan'), SCAN),
  code,
];
