import { INK, type DrawObject, type PrintedObjectDefinition } from '../object-definition.ts';

const KRAFT = '#cdb08a';

export const hangTag = {
  id: 'hang-tag',
  samples: ['product-kettle'],
  stock: 'manila',
  size: [220, 382],
  code: { x: 9, y: 207, side: 138 },
  stage: { width: 196, start: 85, top: 154, tilt: 2, beam: 455 },
  menu: { width: 148, tilt: 0, beam: 97 },
} as const satisfies PrintedObjectDefinition;

const TITLE = { x: 24, y: 162, size: 40, leading: 38, tracking: -0.035, rooms: [172, 172] };
const LINE = { x: 24, y: 360, size: 20, width: 'narrow', room: 172 } as const;

export const draw: DrawObject = ({ t, code, line, lines }) => [
  `<path fill="${KRAFT}" fill-rule="evenodd" d="M53 48h114l53 53v281H0V101zm57 27a13 13 0 0 0 0 26 13 13 0 0 0 0-26z"/>`,
  `<circle cx="110" cy="88" r="14" fill="none" stroke="${INK}" stroke-width="2.5"/>`,
  '<path fill="none" stroke="#5b5a54" stroke-width="3" d="M108 76C94 50 98 26 112 1"/>',
  lines(t('sample-product-kettle:object.title'), TITLE),
  code,
  line(t('sample-product-kettle:object.line'), LINE),
];
