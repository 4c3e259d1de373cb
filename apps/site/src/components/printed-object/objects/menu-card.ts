import type { DrawObject, PrintedObjectDefinition } from '../object-definition.ts';

const BOARD = '#f3ebdd';
const EMBER = '#a3280b';

export const menuCard = {
  id: 'menu-card',
  samples: ['sales-menu'],
  stock: 'kraft',
  size: [240, 348],
  code: { x: 40, y: 98, side: 160 },
  stage: { width: 240, start: 64, top: 150, tilt: 0, beam: 399 },
  menu: { width: 152, tilt: 0, beam: 73.2 },
  cell: { width: 142, end: 35, bottom: 10 },
  scene: { drawing: 'counter', width: 188, start: 150, top: 174 },
  chooser: { width: 170, narrowWidth: 130, isUpright: true },
  related: { stands: true },
} as const satisfies PrintedObjectDefinition;

const COLUMN = { x: 31, room: 178 };
const NAME = { x: 31, y: 65, size: 41, fill: EMBER, tracking: -0.035, room: 178 };

export const draw: DrawObject = ({ t, code, line }) => [
  `<path fill="${BOARD}" d="M13 0h214v310H13z"/><path fill="${EMBER}" d="M13 0h214v11H13z"/>`,
  '<path fill="#7a5330" d="M0 305h240v43H0z"/>',
  '<path fill="#94693f" d="M0 305h240v9H0z"/><path fill="#5e3e22" d="M0 338h240v10H0z"/>',
  line(t('sample-sales-menu:name'), NAME),
  line(t('sample-sales-menu:object.lead'), { ...COLUMN, y: 92, size: 20, width: 'narrow' }),
  code,
  line(t('sample-sales-menu:object.menu'), { ...COLUMN, y: 282, size: 26, width: 'narrow' }),
];
