import { INK, type DrawObject, type PrintedObjectDefinition } from '../object-definition.ts';

const PLATE = '#b4c8e6';

export const assetPlate = {
  id: 'asset-plate',
  samples: ['inventory-tool'],
  stock: 'kraft',
  size: [300, 135],
  code: { x: 20, y: 14, side: 107 },
  stage: { width: 300, start: 36, top: 262, tilt: -2, beam: 386 },
  menu: { width: 172, tilt: -2, beam: 88.6 },
  cell: { width: 262, end: 26, bottom: 64, tilt: -3 },
  scene: { drawing: 'shelf', width: 236, start: 404, top: 300 },
  related: { tilt: -5 },
  isLying: true,
} as const satisfies PrintedObjectDefinition;

const COLUMN = { x: 131.5, room: 145 };

export const draw: DrawObject = ({ t, code, line }) => [
  `<path fill="${PLATE}" d="M0 0h300v135H0z"/>`,
  `<g fill="${INK}"><circle cx="14" cy="68" r="5"/><circle cx="286" cy="68" r="5"/></g>`,
  code,
  line(t('sample-inventory-tool:object.asset'), { ...COLUMN, y: 48, size: 16, width: 'narrow' }),
  line(t('sample-inventory-tool:object.number'), { ...COLUMN, y: 84, size: 33, tracking: -0.02 }),
  line(t('sample-inventory-tool:object.place'), { ...COLUMN, y: 107, size: 13.5, width: 'narrow' }),
];
