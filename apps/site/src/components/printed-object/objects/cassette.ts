import { INK, type DrawObject, type PrintedObjectDefinition } from '../object-definition.ts';

const LABEL = '#f1c75b';

export const cassette = {
  id: 'cassette',
  samples: ['audio-episode'],
  stock: 'airmail',
  size: [300, 185],
  code: { x: 205, y: 58, side: 80 },
  stage: { width: 300, start: 38, top: 232, tilt: -3, beam: 379 },
  menu: { width: 172, tilt: -3, beam: 77.4 },
  cell: { width: 288, end: 28, bottom: 30, tilt: -5 },
  scene: { drawing: 'desk', width: 330, start: 90, top: 220, tilt: -5 },
  useCase: {
    surface: 'airmail',
    width: 276,
    bottom: 44,
    end: -4,
    tilt: -8,
    reach: 226,
    narrow: { unit: 0.9 },
  },
  related: { tilt: 4 },
  isLying: true,
} as const satisfies PrintedObjectDefinition;

const TITLE = { x: 26, y: 55.5, size: 18, tracking: -0.02, room: 248 };

export const draw: DrawObject = ({ t, code, line }) => [
  `<path fill="${INK}" d="M0 0h300v185H0z"/><path fill="#2f2c26" d="M78 154h144l13 31H65z"/>`,
  `<path fill="${LABEL}" d="M12.5 12h275v126h-275z"/><path fill="#ff4b1f" d="M12.5 12h275v22h-275z"/>`,
  `<rect x="24" y="73" width="161" height="48" rx="24" fill="${INK}"/>`,
  `<g fill="${INK}" stroke="#faf9f6" stroke-width="10"><circle cx="56.5" cy="97" r="10.7"/><circle cx="152.5" cy="97" r="10.7"/></g>`,
  line(t('sample-audio-episode:object.title'), TITLE),
  code,
];
