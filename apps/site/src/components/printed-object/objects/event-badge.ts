import { INK, type DrawObject, type PrintedObjectDefinition } from '../object-definition.ts';

const BOARD = '#faf9f6';

export const eventBadge = {
  id: 'event-badge',
  samples: ['pdf-programme'],
  stock: 'seafoam',
  size: [186, 324],
  code: { x: 3.5, y: 194, side: 125 },
  useCase: { surface: 'seafoam', width: 176, tilt: -5, reach: 245, lines: 'beside' },
} as const satisfies PrintedObjectDefinition;

const EVENT = { x: 17, y: 117, size: 21, fill: BOARD, tracking: -0.035, room: 152 };
const SPEAKER = { x: 17, y: 188, size: 16.5, width: 'narrow', room: 152 } as const;

export const draw: DrawObject = ({ t, code, line }) => [
  '<path fill="#ff4b1f" d="M78 0h10l5 33 5.5-33h10L98.5 69 93 36l-5 33z"/>',
  `<path fill="${BOARD}" d="M0 70h186v254H0z"/><path fill="${INK}" d="M0 70h186v61H0z"/>`,
  '<rect x="71" y="78" width="44" height="12" rx="6" fill="#edece6"/>',
  line(t('sample-pdf-programme:object.pressWeek'), EVENT),
  line('Tomás', { x: 17, y: 165.5, size: 29, tracking: -0.035, room: 152 }),
  line(t('sample-pdf-programme:object.speaker'), SPEAKER),
  code,
];
