import type { ReadResult } from 'zxing-wasm/reader';
import type { Box, CodeMeasures, Corners, DegradedCode, Pixels } from './code-reading.ts';
import { areSameBytes } from './code-data.ts';
import { extraOf, otherReads, readByZxing, type Wanted } from './decoders.ts';
import { degradeCode } from './degrade-code.ts';
import {
  cornersOf,
  findCode,
  largestOf,
  modulesOf,
  type FoundCode,
  type NothingFound,
} from './find-code.ts';
import type { Modules } from './grid.ts';
import { measureCode } from './measure-code.ts';
import { mapCorners, meanSide, projection, square } from './perspective.ts';
import { alphaOf, boxAround, enlarge, layOn, pixelAt, shrink } from './pixels.ts';
import { brightnessOfImage, DARK_IMAGE } from './reflectance.ts';

/** Maximum width of a module for measuring, in pixels. More cost time without a gain. */
const MODULE_PIXELS = 8;

/**
 * Width of a module for degraded views, in pixels: at least enough for a blur by part of a module, at most what is
 * useful.
 */
const DEGRADED_MODULE_PIXELS = { least: 5, most: 8 } as const;

/** The same for codes with more than `MANY_MODULES` per side: reading time grows with the pixels. */
const DENSE_MODULE_PIXELS = { least: 2.5, most: 3 } as const;
const MANY_MODULES = 100;

/** Margin for measuring, in modules: slightly more than the longest quiet zone that is measured. */
const AROUND = 9;

/** Margin for degraded views, in modules. */
const DEGRADED_AROUND = 4;

const LEVELS = ['L', 'M', 'Q', 'H'] as const;

const [WHITE, BLACK] = [255, 0];

export interface ReadCode {
  readonly measures: CodeMeasures;
  readonly degrade: () => Promise<readonly DegradedCode[]>;
}

/**
 * Finds the largest code of an image, reads it with two decoders and measures it. zxing has to be prepared. A
 * transparent image is blended with white, and with black where nothing is found on white.
 */
export async function readPixels(pixels: Pixels): Promise<ReadCode | NothingFound> {
  const alpha = alphaOf(pixels);
  if (!alpha) return readOpaque(pixels);
  const onWhite = await readOpaque(layOn(pixels, WHITE), alpha);
  if ('measures' in onWhite) return onWhite;
  const onBlack = await readOpaque(layOn(pixels, BLACK), alpha);
  return 'measures' in onBlack ? onBlack : onWhite;
}

async function readOpaque(pixels: Pixels, alpha?: Uint8Array): Promise<ReadCode | NothingFound> {
  const found = await findCode(pixels);
  if (!('text' in found)) return found;
  const place = cutOut(pixels, found, AROUND, MODULE_PIXELS);
  const zxing = await readPlace(place.pixels, found);
  const size = zxing ? modulesOf(zxing) : found.modules;
  const extra = zxing && extraOf(zxing);
  const level = LEVELS.find((known) => known === extra?.ECLevel);
  const isInverted = zxing?.isInverted === true;
  const modules = zxing ? modulesIn(zxing) : sampled(place.pixels, place.corners, size);
  const { corners, ...measured } = measureCode({
    pixels: place.pixels,
    corners: zxing ? cornersOf(zxing) : place.corners,
    modules,
    isInverted,
    level,
    mask: extra?.DataMask,
    imageSide: Math.max(pixels.width, pixels.height) / place.factor,
    modulePixels: meanSide(found.corners) / size,
    imageBrightness: brightnessOfImage(pixels),
  });
  const inImage = mapCorners(corners, ({ x, y }) => ({
    x: x * place.factor + place.box.x,
    y: y * place.factor + place.box.y,
  }));
  const { codes, ...data } = found;
  return {
    measures: {
      ...data,
      corners: inImage,
      modules: size,
      modulePixels: meanSide(inImage) / size,
      level,
      readBy: {
        zxing: zxing !== undefined,
        other: otherReads(place.pixels, found, isInverted),
      },
      isInverted,
      isMirrored: zxing?.isMirrored === true,
      isTransparent: alpha !== undefined && showsThrough(alpha, pixels, inImage, size),
      codesInImage: codes,
      degraded: [],
      ...measured,
    },
    degrade: () =>
      degradePlace(
        pixels,
        { ...found, corners: inImage, modules: size },
        measured.brightness,
        isInverted,
      ),
  };
}

const LIT = 0.6;

async function degradePlace(
  pixels: Pixels,
  found: FoundCode,
  brightness: number,
  isInverted: boolean,
): Promise<readonly DegradedCode[]> {
  const wanted = found.modules > MANY_MODULES ? DENSE_MODULE_PIXELS : DEGRADED_MODULE_PIXELS;
  const place = cutOut(pixels, found, DEGRADED_AROUND, wanted.most);
  const module = meanSide(place.corners) / found.modules;
  const enlarged = Math.max(1, Math.ceil(wanted.least / module - 0.01));
  const view = enlarged > 1 ? enlarge(place.pixels, enlarged) : place.pixels;
  const gain = brightness < DARK_IMAGE ? (LIT / Math.max(brightness, 0.001)) ** (1 / 2.2) : 1;
  return degradeCode(view, module * enlarged, gain, isInverted, found);
}

interface Place {
  readonly pixels: Pixels;
  readonly corners: Corners;
  readonly box: Box;
  readonly factor: number;
}

function cutOut(
  pixels: Pixels,
  { corners, modules }: Pick<FoundCode, 'corners' | 'modules'>,
  around: number,
  mostPixels: number,
): Place {
  const module = meanSide(corners) / modules;
  const box = boxAround(pixels, corners, around * module);
  const factor = Math.max(1, module / mostPixels);
  return {
    pixels: shrink(pixels, factor, box),
    corners: mapCorners(corners, ({ x, y }) => ({
      x: (x - box.x) / factor,
      y: (y - box.y) / factor,
    })),
    box,
    factor,
  };
}

/** Reads the code that was found, not another one next to it. */
async function readPlace(pixels: Pixels, wanted: Wanted): Promise<ReadResult | undefined> {
  const results = await readByZxing(pixels, { formats: ['QRCode'], maxNumberOfSymbols: 0 });
  return largestOf(
    results.filter(
      ({ isValid, bytes }) => isValid && areSameBytes(bytes, wanted.bytes, wanted.isGs1),
    ),
  );
}

function modulesIn({ symbol }: ReadResult): Modules {
  const { width: size, data } = symbol;
  return { size, isDark: (x, y) => data[y * size + x] === 0 };
}

/** Thresholds the modules by their own brightness, for a code that zxing did not read. */
function sampled(pixels: Pixels, corners: Corners, size: number): Modules {
  const toPixel = projection(corners, size);
  const all = square(0, 0, size).map(({ x, y }) => {
    const place = toPixel(x + 0.5, y + 0.5);
    const at = (Math.floor(place.y) * pixels.width + Math.floor(place.x)) * 4;
    return (pixels.data[at] ?? 255) + (pixels.data[at + 1] ?? 255) + (pixels.data[at + 2] ?? 255);
  });
  const middle = (Math.min(...all) + Math.max(...all)) / 2;
  return { size, isDark: (x, y) => (all[y * size + x] ?? 0) < middle };
}

/** Alpha below which the background is visible. */
const OPAQUE = 230;

/** Share of transparent samples that is tolerated: antialiased edges have some. */
const SHOWN_THROUGH = 0.005;

/** Width of the quiet zone that has to be opaque, in modules. */
const QUIET_MODULES = 4;

function showsThrough(alpha: Uint8Array, image: Pixels, corners: Corners, size: number): boolean {
  const toPixel = projection(corners, size);
  let [through, looks] = [0, 0];
  for (const { x, y } of square(-QUIET_MODULES, -QUIET_MODULES, size + 2 * QUIET_MODULES)) {
    const isBeside = x < 0 || x >= size;
    // Skips the corners: a rounded quiet zone is still complete on all sides.
    if (isBeside && (y < 0 || y >= size)) continue;
    const index = pixelAt(image, toPixel(x + 0.5, y + 0.5));
    if (index === undefined) continue;
    looks += 1;
    if ((alpha[index] ?? 255) < OPAQUE) through += 1;
  }
  return through > looks * SHOWN_THROUGH;
}
