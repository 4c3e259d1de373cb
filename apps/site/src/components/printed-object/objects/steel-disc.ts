import type { DrawObject, PrintedObjectDefinition } from '../object-definition.ts';

export const steelDisc = {
  id: 'steel-disc',
  samples: ['pet-dog'],
  stock: 'manila',
  size: [300, 340],
  code: { x: 98, y: 148, side: 104, quietZone: 0 },
  stage: { width: 264, start: 54, top: 172, tilt: -3, beam: 405 },
  menu: { width: 172, tilt: -3, beam: 77.9 },
  cell: { width: 210, end: 24, bottom: 18, isTall: true },
  scene: { drawing: 'collar', width: 226, start: 253, top: 265 },
  isLying: true,
} as const satisfies PrintedObjectDefinition;

const MIDDLE = { x: 150, anchor: 'middle' } as const;
const NAME = { y: 131.8, size: 30, tracking: -0.03, room: 180 };
const SCAN = { y: 290.5, size: 21.1, width: 'narrow', room: 164 } as const;

export const draw: DrawObject = ({ t, code, line }) => [
  '<path fill="none" stroke="#667076" stroke-width="7" d="M150 70c-6-8-22-24-22-40a22 22 0 0 1 44 0c0 16-16 32-22 40z"/>',
  '<circle cx="150" cy="200" r="137.2" fill="#99a1a0"/><circle cx="150" cy="200" r="134.6" fill="#cacdcc"/>',
  '<circle cx="150" cy="200" r="125.4" fill="#dde0df"/><circle cx="150" cy="86" r="11" fill="#a9d1bf" stroke="#8f8f88" stroke-width="3"/>',
  line(t('sample-pet-dog:name').toUpperCase(), { ...MIDDLE, ...NAME }),
  line(t('sample-pet-dog:object.scan'), { ...MIDDLE, ...SCAN }),
  code,
];
