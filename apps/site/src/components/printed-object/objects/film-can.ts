import type { DrawObject, PrintedObjectDefinition } from '../object-definition.ts';

const BOARD = '#f3ebdd';
const TIN = '#4a4943';

export const filmCan = {
  id: 'film-can',
  samples: ['video-how-to'],
  stock: 'salmon',
  size: [288, 288],
  code: { x: 175, y: 100, side: 96 },
  stage: { width: 288, start: 42, top: 180, tilt: 0, beam: 401 },
  menu: { width: 168, tilt: 0, beam: 76.7 },
  cell: { width: 264, end: 61, bottom: 31, isTall: true },
  scene: { drawing: 'bench', width: 250, start: 96, top: 196 },
} as const satisfies PrintedObjectDefinition;

const TITLE = { x: 31, y: 131, size: 27, tracking: -0.035, room: 143 };
const SMALL = { x: 31, size: 18, width: 'narrow', room: 143 } as const;

export const draw: DrawObject = ({ t, code, line }) => [
  '<circle cx="144" cy="144" r="144" fill="#2e2d28"/>',
  `<circle cx="144" cy="144" r="129.5" fill="${TIN}" stroke="#5b5a54" stroke-width="7"/>`,
  '<g fill="none" stroke="#5b5a54" stroke-width="3.5"><circle cx="144" cy="144" r="109"/><circle cx="144" cy="144" r="93"/></g>',
  `<path fill="${BOARD}" d="M16 83h256v122H16z"/><path fill="#a3280b" d="M16 83h256v8H16z"/>`,
  line(t('sample-video-how-to:object.title'), TITLE),
  line(t('sample-video-how-to:object.reel'), { ...SMALL, y: 156 }),
  line(t('sample-video-how-to:object.maker'), { ...SMALL, y: 186, fill: TIN }),
  code,
];
