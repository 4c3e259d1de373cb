import type { DrawObject, PrintedObjectDefinition } from '../object-definition.ts';

const STOCK = '#faf9f6';
const SALMON = '#f2a893';

export const instantPrint = {
  id: 'instant-print',
  samples: ['gallery-wall'],
  stock: 'airmail',
  size: [250, 306],
  code: { x: 166, y: 226.5, side: 68, quietZone: 0 },
  stage: { width: 250, start: 60, top: 170, tilt: -5, beam: 342 },
  menu: { width: 156, tilt: -5, beam: 56.2 },
  cell: { width: 220, end: 44, bottom: 26, tilt: 4, isTall: true },
  scene: { drawing: 'wall', width: 220, start: 256, top: 96 },
  related: { tilt: 4 },
  isLying: true,
} as const satisfies PrintedObjectDefinition;

const COUPLE = { x: 16, y: 16, width: 218, height: 196, cell: 3.2 };
const PART = { left: 0, top: 189, width: 960, height: 863 };
const TITLE = { x: 18, y: 249.7, size: 25.2, leading: 28, rooms: [136, 136] };

export const draw: DrawObject = ({ t, code, lines, halftone }) => [
  `<path fill="${STOCK}" d="M0 0h250v306H0z"/><rect x="16" y="16" width="218" height="196" fill="${SALMON}"/>`,
  halftone('couple', { ...COUPLE, part: PART }),
  lines(t('sample-gallery-wall:object.title'), { ...TITLE, width: 'narrow' }),
  code,
];
