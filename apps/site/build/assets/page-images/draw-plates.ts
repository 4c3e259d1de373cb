import sharp from 'sharp';
import { halftone } from '../halftone.ts';
import { ARMCHAIR_DRAWINGS } from '../halftones/armchair.ts';
import { NIGHT_CAT_DRAWING } from '../halftones/night-cat.ts';
import { PIER_DRAWINGS } from '../halftones/pier.ts';
import { POTS_DRAWINGS } from '../halftones/pots.ts';

const NAVY = [16, 27, 51] as const;
const COBALT = [28, 34, 96] as const;
const LILAC = [203, 188, 246] as const;
const CREAM = [246, 222, 200] as const;

interface Plate {
  readonly drawing: string;
  readonly width: number;
  readonly height: number;
  readonly cell: number;
  readonly ink: readonly [number, number, number];
  /** Whether the dots are the light of the image, on a dark ground. @default false */
  readonly isLight?: boolean;
}

const each = (drawings: Readonly<Record<string, string>>, plate: Omit<Plate, 'drawing'>) =>
  Object.entries(drawings).map(([name, drawing]) => [name, { drawing, ...plate }] as const);

const PLATES: readonly (readonly [name: string, plate: Plate])[] = [
  ...each(PIER_DRAWINGS, { width: 312, height: 372, cell: 3.6, ink: NAVY }),
  ...each(ARMCHAIR_DRAWINGS, { width: 320, height: 340, cell: 3.4, ink: COBALT }),
  ...each(POTS_DRAWINGS, { width: 360, height: 400, cell: 3.6, ink: CREAM, isLight: true }),
  [
    'night-cat',
    { drawing: NIGHT_CAT_DRAWING, width: 360, height: 400, cell: 3.4, ink: LILAC, isLight: true },
  ],
];

/** The halftones that fill a sample page: an exhibition, a chair, a cat, pots; by file name. */
export async function drawPlates(): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const [name, { drawing, isLight = false, ...plate }] of PLATES) {
    const grey = sharp(Buffer.from(drawing)).removeAlpha();
    const image = await (isLight ? grey.negate() : grey).png().toBuffer();
    files.set(`${name}.webp`, await halftone({ image, ...plate }));
  }
  return files;
}
