import { INK, type DrawObject, type PrintedObjectDefinition } from '../object-definition.ts';

const MANILA = '#f1c75b';
const GREEN = '#2e6b57';
const LABEL = '#faf9f6';

export const classPoster = {
  id: 'class-poster',
  samples: ['website'],
  stock: 'seafoam',
  size: [280, 380],
  code: { x: 140, y: 240.5, side: 120, ground: LABEL },
  stage: { width: 240, start: 64, top: 150, tilt: -3, beam: 325 },
  menu: { width: 156, tilt: -3, beam: 53.7 },
  cell: { width: 196, end: 28, bottom: 14, tilt: 4, isTall: true },
  scene: { drawing: 'wall', width: 236, start: 250, top: 76 },
  chooser: { width: 170, narrowWidth: 130 },
  useCase: {
    surface: 'sheet',
    width: 214,
    bottom: -4,
    end: 18,
    tilt: 4,
    reach: 292,
    lines: 'short',
  },
} as const satisfies PrintedObjectDefinition;

const TITLE = { x: 22, y: 66.4, size: 46, leading: 44, tracking: -0.03, rooms: [236, 236, 236] };
const WHEN = { x: 23.5, y: 192.5, size: 24.2, width: 'narrow', room: 200 } as const;

export const draw: DrawObject = ({ t, code, line, lines }) => [
  `<path fill="${MANILA}" d="M0 0h280v380H0z"/><path fill="${INK}" d="M0 380 150 216.5 280 380z"/>`,
  `<circle cx="52" cy="330" r="50" fill="${GREEN}"/>`,
  lines(t('sample-website:object.title'), TITLE),
  line(t('sample-website:object.when'), WHEN),
  code,
];
