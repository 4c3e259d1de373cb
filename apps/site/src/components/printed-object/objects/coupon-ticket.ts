import { INK, type DrawObject, type PrintedObjectDefinition } from '../object-definition.ts';

const BOARD = '#f4efe2';

export const couponTicket = {
  id: 'coupon-ticket',
  samples: ['coupon-two-for-one'],
  stock: 'salmon',
  size: [304, 146],
  code: { x: 207, y: 29, side: 80 },
  stage: { width: 304, start: 34, top: 246, tilt: -2, beam: 356 },
  menu: { width: 172, tilt: -2, beam: 73.3 },
  cell: { width: 308, end: 28, bottom: 38, tilt: -5 },
  scene: { drawing: 'desk', width: 350, start: 60, top: 240, tilt: -4 },
  related: { tilt: -5 },
  isLying: true,
} as const satisfies PrintedObjectDefinition;

const SMALL = { x: 29, width: 'narrow', room: 165 } as const;
const OFFER = { x: 28, y: 64.5, size: 40, tracking: -0.035, room: 166 };

export const draw: DrawObject = ({ t, code, line }) => [
  `<path fill="${BOARD}" d="M0 0h304v56a17 17 0 0 0 0 34v56H0V90a17 17 0 0 0 0-34z"/>`,
  `<path fill="none" stroke="${INK}" stroke-width="2" stroke-dasharray="4.5 5" d="M206 6v134"/>`,
  line(t('sample-coupon-two-for-one:object.offer'), OFFER),
  line(t('sample-coupon-two-for-one:object.terms'), { ...SMALL, y: 90, size: 15.5 }),
  line(t('sample-coupon-two-for-one:object.place'), { ...SMALL, y: 128, size: 13.5 }),
  code,
];
