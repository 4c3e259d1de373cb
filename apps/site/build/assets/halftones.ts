import sharp from 'sharp';
import { INK } from '#components/printed-object/object-definition.ts';

/** Options of a halftone (docs/design.md, section 7, "Halftones"). */
interface HalftoneOptions {
  /** Gray image, 8 bit, without alpha. Ink is printed where it is dark. */
  readonly image: Buffer;
  /** Size at which the image is shown, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Distance between dots, in CSS pixels. */
  readonly cell: number;
  readonly ink: string;
}

/** Pixels of the file per CSS pixel: dots stay round on a dense screen. */
const DENSITY = 2;
const ANGLE = (22 * Math.PI) / 180;
const GROWTH = 0.62;

function fillDot(
  alpha: Uint8Array,
  width: number,
  height: number,
  x: number,
  y: number,
  r: number,
) {
  for (let row = Math.max(0, Math.floor(y - r)); row <= Math.min(height - 1, y + r); row++) {
    const half = Math.sqrt(Math.max(0, r * r - (row + 0.5 - y) ** 2));
    const from = Math.max(0, Math.round(x - half));
    const to = Math.min(width, Math.round(x + half));
    alpha.fill(255, row * width + from, row * width + Math.max(from, to));
  }
}

/** Clamps to the image: dots whose center is beyond an edge still reach into it. */
function inside(position: number, length: number): number {
  return Math.min(length - 1, Math.max(0, Math.floor(position)));
}

/** Renders an image in round dots of one ink on a transparent ground, as a lossless WebP. */
export async function halftone(options: HalftoneOptions): Promise<Buffer> {
  const { image, cell, ink } = options;
  const width = options.width * DENSITY;
  const height = options.height * DENSITY;
  const gray = await sharp(image)
    .resize(width, height, { fit: 'fill' })
    .grayscale()
    .raw()
    .toBuffer();
  const alpha = new Uint8Array(width * height);
  const step = cell * DENSITY;
  const reach = Math.ceil(Math.hypot(width, height) / step);
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      const x = width / 2 + (column * Math.cos(ANGLE) - row * Math.sin(ANGLE)) * step;
      const y = height / 2 + (column * Math.sin(ANGLE) + row * Math.cos(ANGLE)) * step;
      if (x < -step || y < -step || x >= width + step || y >= height + step) continue;
      const darkness = 1 - (gray[inside(y, height) * width + inside(x, width)] ?? 255) / 255;
      const radius = Math.sqrt(darkness) * step * GROWTH;
      if (radius > 0.6) fillDot(alpha, width, height, x, y, radius);
    }
  }
  return sharp({ create: { width, height, channels: 3, background: ink } })
    .joinChannel(Buffer.from(alpha), { raw: { width, height, channels: 1 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}

const PORTRAIT = { width: 360, height: 312, cell: 3.3 };
const SECOND_PORTRAIT = { width: 190, height: 175, cell: 2.7 };

const source = (name: string) => `${import.meta.dirname}/sources/${name}`;

/** An image of the size of a portrait's source. */
const svg = (body: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT.width * 3}" height="${PORTRAIT.height * 3}">${body}</svg>`,
  );

async function portraitOn(file: string, ground: string): Promise<Buffer> {
  const [width, height] = [PORTRAIT.width * 3, PORTRAIT.height * 3];
  const portrait = await sharp(source(file))
    .resize({ height })
    .toBuffer({ resolveWithObject: true });
  const left = Math.max(0, Math.round((portrait.info.width - width) / 2));
  const cut = await sharp(portrait.data).extract({ left, top: 0, width, height }).toBuffer();
  const composed = sharp(svg(ground)).composite([{ input: cut }]);
  return composed.removeAlpha().png().toBuffer();
}

async function portraitNight(): Promise<Buffer> {
  const image = await portraitOn(
    'portrait-night.png',
    '<defs><radialGradient id="g" cx=".8" cy=".46" r="1"><stop stop-color="#4a4a4a"/><stop offset=".4" stop-color="#262626"/><stop offset=".65" stop-color="#0e0e0e"/><stop offset=".85" stop-color="#030303"/><stop offset="1" stop-color="#000"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>',
  );
  const fade = svg(
    '<defs><linearGradient id="f" x2="0" y2="1"><stop offset=".62" stop-opacity="0"/><stop offset=".92"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#f)"/>',
  );
  const faded = sharp(image).composite([{ input: fade }]);
  const inverted = await faded.removeAlpha().negate().png().toBuffer();
  return halftone({ image: inverted, ...PORTRAIT, ink: '#f4f2eb' });
}

async function portraitDay(): Promise<Buffer> {
  const ground = '<rect width="100%" height="100%" fill="#fff"/>';
  const image = await portraitOn('portrait-day.png', ground);
  return halftone({ image, ...PORTRAIT, ink: INK });
}

async function portraitSecond(): Promise<Buffer> {
  const image = await sharp(source('portrait-second.png'))
    .extract({ left: 97, top: 0, width: 883, height: 813 })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  return halftone({ image, ...SECOND_PORTRAIT, ink: INK });
}

interface Plate extends Omit<HalftoneOptions, 'image'> {
  /** Whether the dots are the light of the drawing, on a dark ground. @default false */
  readonly isLight?: boolean;
  /** Whether the drawing is cropped to the shape of the plate. @default false */
  readonly isCropped?: boolean;
}

const PLUM = '#3b1f2b';
const PIER = { width: 312, height: 372, cell: 3.6, ink: '#101b33' };
const ARMCHAIR = { width: 320, height: 340, cell: 3.4, ink: '#1c2260' };
const POTS = { width: 360, height: 400, cell: 3.6, ink: '#f6dec8', isLight: true };
const MOUNTAIN = { width: 336, height: 330, cell: 3.2, ink: '#132630' };

const PLATES: Readonly<Record<string, Plate>> = {
  house: { width: 320, height: 170, cell: 3, ink: '#123c36' },
  'still-life': { width: 360, height: 248, cell: 3.6, ink: INK },
  pyrenees: { width: 360, height: 430, cell: 3.6, ink: '#0a2c33' },
  couple: { width: 161, height: 293, cell: 3.6, ink: PLUM, isCropped: true },
  lights: { width: 161, height: 143, cell: 3, ink: PLUM, isCropped: true },
  cake: { width: 161, height: 144, cell: 3, ink: PLUM, isCropped: true },
  lake: { width: 328, height: 162, cell: 3, ink: PLUM, isCropped: true },
  moon: { width: 360, height: 330, cell: 3.3, ink: '#f0e5be', isLight: true },
  'mountain-dawn': MOUNTAIN,
  'mountain-noon': MOUNTAIN,
  'mountain-dusk': MOUNTAIN,
  'open-door': { width: 360, height: 320, cell: 2.6, ink: '#2e1a47' },
  'loch-cabin': { width: 360, height: 340, cell: 2.7, ink: '#10222b' },
  'pier-dawn': PIER,
  'pier-morning': PIER,
  'pier-noon': PIER,
  'pier-rain': PIER,
  'pier-evening': PIER,
  'pier-night': PIER,
  'armchair-before': ARMCHAIR,
  'armchair-after': ARMCHAIR,
  'pots-morning': POTS,
  'pots-evening': POTS,
  'night-cat': { width: 360, height: 400, cell: 3.4, ink: '#cbbcf6', isLight: true },
};

async function drawPlate(name: string, { isLight, isCropped, ...plate }: Plate): Promise<Buffer> {
  const { width, height } = plate;
  const drawing = sharp(source(`${name}.svg`));
  if (isCropped) drawing.resize(width * 4, height * 4, { fit: 'cover' });
  const gray = drawing.removeAlpha();
  const image = await (isLight ? gray.negate() : gray).png().toBuffer();
  return halftone({ image, ...plate });
}

export async function drawHalftones(): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map([
    ['portrait-night.webp', await portraitNight()],
    ['portrait-day.webp', await portraitDay()],
    ['portrait-second.webp', await portraitSecond()],
  ]);
  for (const [name, plate] of Object.entries(PLATES)) {
    files.set(`${name}.webp`, await drawPlate(name, plate));
  }
  return files;
}
