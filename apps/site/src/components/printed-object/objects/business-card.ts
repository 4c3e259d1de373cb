import { INK, type DrawObject, type PrintedObjectDefinition } from '../object-definition.ts';

const STOCK = '#faf9f6';
const GRAY = '#4c4a42';

export const businessCard = {
  id: 'business-card',
  samples: ['vcard-white', 'vcard-black'],
  stock: 'manila',
  size: [420, 252],
  code: { x: 292, y: 136, side: 96, quietZone: 0 },
  stage: { width: 292, start: 40, top: 236, tilt: -4, beam: 314 },
  menu: { width: 172, tilt: -4, beam: 44.5 },
  cell: { width: 284, end: 26, bottom: 34, tilt: -5 },
  scene: { drawing: 'desk', width: 360, start: 70, top: 220, tilt: -6 },
  related: { tilt: 4 },
  isLying: true,
} as const satisfies PrintedObjectDefinition;

const SMALL = { x: 26, size: 20.2, width: 'narrow', room: 250 } as const;

export const draw: DrawObject = ({ t, code, line }) => [
  `<path fill="${STOCK}" d="M0 0h420v252H0z"/><path fill="${INK}" d="M0 0h420v10H0z"/>`,
  line(t('sample-vcard-white:name'), { x: 25.5, y: 62, size: 33, tracking: -0.03, room: 360 }),
  line(t('sample-vcard-white:object.role'), { ...SMALL, y: 92, fill: GRAY }),
  line(t('sample-vcard-white:object.phone'), { ...SMALL, y: 200 }),
  line(t('sample-vcard-white:object.address'), { ...SMALL, y: 224.4 }),
  code,
];
