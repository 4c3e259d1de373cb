import { readCodes } from '@waypage/codes/read';
import sharp from 'sharp';
import { toSvg, type Drawing } from '../../drawing.ts';

/** Pixels per unit of the drawing: a module of a small code has to be several pixels wide. */
const SCALE = 3;
const QUIET_ZONE_MODULES = 4;

export interface Scan {
  readonly url: string;
  /** The lowest contrast between the code's ink and its quiet zone of four modules, as a WCAG ratio. */
  readonly edgeContrast: number;
}

/** Reads the code in a drawing, which is flattened onto black. */
export async function scan(drawing: Drawing): Promise<Scan | undefined> {
  const { data, info } = await sharp(toSvg(drawing), { density: 72 * SCALE })
    .flatten({ background: '#000' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const [code] = await readCodes({ data, width, height }, { decoders: ['jsqr'] });
  if (!code?.modules) return undefined;
  const { modules, text: url } = code;
  const [topLeft, , bottomRight] = code.corners;
  const module = (bottomRight.x - topLeft.x) / modules;
  const luminanceAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height
      ? 0
      : luminance(data, (Math.floor(y) * width + Math.floor(x)) * 4);
  const at = (column: number, row: number) =>
    luminanceAt(topLeft.x + column * module, topLeft.y + row * module);
  const ink = at(0.5, 0.5);
  const steps = Array.from(
    { length: modules + 2 * QUIET_ZONE_MODULES },
    (_, i) => i + 0.5 - QUIET_ZONE_MODULES,
  );
  const within = (value: number) => value > 0 && value < modules;
  const edge = steps.flatMap((row) =>
    steps
      .filter((column) => !within(column) || !within(row))
      .map((column) => (at(column, row) + 0.05) / (ink + 0.05)),
  );
  return { url, edgeContrast: Math.min(...edge) };
}

function luminance(pixels: Buffer, offset: number): number {
  const [red = 0, green = 0, blue = 0] = [...pixels.subarray(offset, offset + 3)].map((value) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export async function leavesViewBox({ width, height, body }: Drawing): Promise<boolean> {
  const margin = 40;
  const moved = `<g transform="translate(${String(margin)} ${String(margin)})">${body}</g>`;
  const wider = { width: width + 2 * margin, height: height + 2 * margin, body: moved };
  const { data, info } = await sharp(toSvg(wider))
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inside = (x: number, y: number) =>
    x >= margin && x < margin + width && y >= margin && y < margin + height;
  return data.some(
    (alpha, index) => alpha > 0 && !inside(index % info.width, Math.floor(index / info.width)),
  );
}
