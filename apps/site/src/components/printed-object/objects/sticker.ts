import type { DrawObject, PrintedObjectDefinition } from '../object-definition.ts';

const PAPER = '#faf9f6';
const SALMON = '#f2a893';

export const sticker = {
  id: 'sticker',
  samples: ['link-photo'],
  stock: 'mist',
  size: [272, 272],
  code: { x: 78, y: 74.6, side: 116, ground: PAPER },
  stage: { width: 272, start: 48, top: 186, tilt: 0, beam: 380 },
  menu: { width: 168, tilt: 0, beam: 71.3 },
  cell: { width: 206, end: 24, bottom: 22, isTall: true },
  scene: { drawing: 'case', width: 240, start: 246, top: 200, tilt: -4 },
  useCase: {
    surface: 'sheet',
    width: 278,
    bottom: -32,
    end: 4,
    tilt: 8,
    reach: 245,
    lines: 'short',
  },
  related: { tilt: -5 },
} as const satisfies PrintedObjectDefinition;

const MIDDLE = { x: 136, anchor: 'middle' } as const;
const LINKS = { y: 61.8, size: 20.2, width: 'narrow', room: 150 } as const;
const NAME = { y: 223.5, size: 25.4, tracking: -0.03, room: 160 };

export const draw: DrawObject = ({ t, code, line }) => [
  `<circle cx="136" cy="136" r="136" fill="${PAPER}"/><circle cx="136" cy="136" r="125" fill="${SALMON}"/>`,
  line(t('sample-link-photo:object.allMyLinks'), { ...MIDDLE, ...LINKS }),
  line(t('sample-link-photo:name'), { ...MIDDLE, ...NAME }),
  code,
];
