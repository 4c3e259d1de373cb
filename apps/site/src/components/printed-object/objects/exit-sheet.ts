import type { DrawObject, PrintedObjectDefinition } from '../object-definition.ts';

const SHEET = '#dce5f2';
const NAVY = '#1f2a52';

export const exitSheet = {
  id: 'exit-sheet',
  samples: ['feedback-exit'],
  stock: 'airmail',
  size: [240, 320],
  code: { x: 4, y: 116, side: 168 },
  stage: { width: 244, start: 61, top: 161, tilt: -3, beam: 441 },
  menu: { width: 152, tilt: 0, beam: 97 },
} as const satisfies PrintedObjectDefinition;

const TITLE = { x: 22, y: 64, size: 34, leading: 33, tracking: -0.035, rooms: [196, 196] };
const LINE = { x: 22, y: 300, size: 22, fill: NAVY, width: 'narrow', room: 196 } as const;

export const draw: DrawObject = ({ t, code, line, lines }) => [
  `<path fill="${SHEET}" d="M0 10h240v310H0z"/><path fill="${NAVY}" d="M0 10h240v102H0z"/>`,
  '<path fill="#f1c75b" d="M88 0h64v22H88z"/>',
  lines(t('sample-feedback-exit:object.title'), { ...TITLE, fill: '#f4f7fc' }),
  code,
  `<path fill="none" stroke="${NAVY}" stroke-width="3" d="M185.5 136.5h27v27h-27zm0 44h27v27h-27z"/>`,
  `<path fill="${NAVY}" d="M184 223h30v16a14 14 0 0 1-14 14h-16z"/>`,
  line(t('sample-feedback-exit:object.line'), LINE),
];
