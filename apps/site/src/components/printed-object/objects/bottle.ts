import type { DrawObject, PrintedObjectDefinition } from '../object-definition.ts';

const GLASS = '#23301a';
const LABEL = '#efead2';
const CAP = '#c9b438';

export const bottle = {
  id: 'bottle',
  samples: ['label-food'],
  stock: 'seafoam',
  size: [212, 485],
  code: { x: 50, y: 315, side: 112, ink: GLASS },
  stage: { width: 212, start: 78, top: 104, tilt: 0, beam: 423 },
  menu: { width: 110, tilt: 0, beam: 65.5 },
  cell: { width: 100, end: 50, bottom: 14 },
  scene: { drawing: 'shelf', width: 150, start: 150, top: 92 },
  chooser: { width: 100, isUpright: true },
  useCase: { surface: 'mist', width: 136, bottom: -38, end: 16, reach: 274 },
  related: { stands: true, bottom: -12 },
} as const satisfies PrintedObjectDefinition;

const COLUMN = { x: 39, fill: GLASS, room: 134 };

export const draw: DrawObject = ({ t, code, line }) => [
  `<path fill="${GLASS}" d="M88 20h36v92c0 38 68 46 68 113v232a28 28 0 0 1-28 28H48a28 28 0 0 1-28-28V225c0-67 68-75 68-113z"/>`,
  `<path fill="${CAP}" d="M80 0h52v26H80z"/><path fill="${LABEL}" d="M20 251h172v181H20z"/>`,
  line('Olivar', { ...COLUMN, y: 287, size: 27, tracking: -0.035 }),
  line(t('sample-label-food:object.batch'), { ...COLUMN, y: 310, size: 17.5, width: 'narrow' }),
  code,
];
