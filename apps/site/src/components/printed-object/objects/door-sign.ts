import { INK, type DrawObject, type PrintedObjectDefinition } from '../object-definition.ts';

const GREEN = '#123c36';
const PALE = '#f6f3e6';
const SEAFOAM = '#a9d1bf';

export const doorSign = {
  id: 'door-sign',
  samples: ['business-realtor'],
  stock: 'seafoam',
  size: [300, 330],
  code: { x: 168, y: 200.5, side: 116, ink: GREEN, ground: PALE },
  stage: { width: 284, start: 44, top: 130, tilt: 0, beam: 305 },
  menu: { width: 168, tilt: 0, beam: 56 },
  cell: { width: 182, end: 20, bottom: 24 },
  scene: { drawing: 'door', width: 250, start: 242, top: 120 },
  chooser: { isUpright: true },
} as const satisfies PrintedObjectDefinition;

const OPEN = { x: 22, y: 170, size: 58, fill: PALE, tracking: -0.03, room: 256 };
const NAME = { x: 24.5, y: 224, size: 26.2, fill: PALE, width: 'narrow', room: 132 } as const;
const TRADE = {
  x: 24.5,
  y: 284.2,
  size: 22.2,
  leading: 25.3,
  fill: SEAFOAM,
  width: 'narrow',
  rooms: [132, 132],
} as const;

export const draw: DrawObject = ({ t, code, line, lines }) => [
  `<path fill="none" stroke="${INK}" stroke-width="4" d="M40 101 150 8l110 93"/><circle cx="150" cy="8" r="7" fill="${INK}"/>`,
  `<path fill="${GREEN}" d="M0 96h300v234H0z"/><g fill="${SEAFOAM}"><circle cx="40" cy="112" r="5"/><circle cx="260" cy="112" r="5"/></g>`,
  line(t('sample-business-realtor:object.open'), OPEN),
  line(t('sample-business-realtor:name'), NAME),
  lines(t('sample-business-realtor:object.trade'), TRADE),
  code,
];
