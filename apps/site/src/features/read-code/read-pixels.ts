import type { CodeMeasures, Corners, DegradedCode, Pixels } from './code-reading.ts';
import { areSameBytes } from './code-data.ts';
import { extraOf, otherReads, readByZxing, type Wanted, type ZxingResult } from './decoders.ts';
import { degradeCode } from './degrade-code.ts';
import { cornersOf, findCode, modulesOf, type FoundCode, type NothingFound } from './find-code.ts';
import type { Modules } from './grid.ts';
import { measureCode } from './measure-code.ts';
import { areaOf, mapCorners, meanSide, projection } from './perspective.ts';
import { alphaOf, enlarge, layOn, shrink, type Box } from './pixels.ts';
import { brightnessOfImage, DARK_IMAGE } from './reflectance.ts';

/** Width of a module that is measured, in pixels: more tell nothing, and take time. */
const MODULE_PIXELS = 8;

/** Width of a module that is degraded, in pixels: fewer could not be blurred by part of a module, more only take time. */
const DEGRADED_MODULE_PIXELS = { least: 5, most: 8 } as const;

/** The same from `MANY_MODULES` on each side: reading takes as long as there are pixels. */
const DENSE_MODULE_PIXELS = { least: 2.5, most: 3 } as const;
const MANY_MODULES = 100;

/** What is looked at around the pattern, in modules: the farthest quiet zone, and a little more. */
const AROUND = 9;

/** What is degraded around the pattern, in modules. */
const DEGRADED_AROUND = 4;

const LEVELS = ['L', 'M', 'Q', 'H'] as const;

const [WHITE, BLACK] = [255, 0];

/** A code that was read and measured, and what is missing to it: how it reads when it is degraded. */
export interface ReadCode {
  readonly measures: CodeMeasures;
  /** Reads the code in degraded views. It takes longer than all the rest. */
  readonly degrade: () => Promise<readonly DegradedCode[]>;
}

/**
 * Finds the largest code in an image, reads it by two decoders and measures it. zxing has to be prepared. An image whose
 * ground shows through is laid on white, and on black where nothing is found on white.
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
  const details = detailsOf(zxing);
  const isInverted = zxing?.isInverted === true;
  const modules = zxing ? modulesIn(zxing) : sampled(place.pixels, place.corners, size);
  const { corners, ...measured } = measureCode({
    pixels: place.pixels,
    corners: zxing ? cornersOf(zxing) : place.corners,
    modules,
    isInverted,
    level: details.level,
    mask: details.mask,
    imageSide: Math.max(pixels.width, pixels.height) / place.factor,
    modulePixels: meanSide(found.corners) / size,
    imageBrightness: brightnessOfImage(pixels),
  });
  const inImage = mapCorners(corners, ({ x, y }) => ({
    x: x * place.factor + place.box.x,
    y: y * place.factor + place.box.y,
  }));
  const { text, bytes, part, isGs1, notEncodable } = found;
  return {
    measures: {
      text,
      bytes,
      part,
      isGs1,
      notEncodable,
      corners: inImage,
      modules: size,
      modulePixels: meanSide(inImage) / size,
      level: details.level,
      readBy: {
        zxing: zxing !== undefined,
        other: otherReads(place.pixels, found, isInverted),
      },
      isInverted,
      isMirrored: zxing?.isMirrored === true,
      isTransparent: alpha !== undefined && showsThrough(alpha, pixels.width, inImage, size),
      codesInImage: found.codes,
      degraded: [],
      ...measured,
    },
    degrade: () =>
      degradePlace({
        pixels,
        found: { ...found, corners: inImage, modules: size },
        brightness: measured.brightness,
        isInverted,
      }),
  };
}

/** Brightness to which an image is lightened that was taken in the dark. */
const LIT = 0.6;

async function degradePlace({
  pixels,
  found,
  brightness,
  isInverted,
}: {
  readonly pixels: Pixels;
  readonly found: FoundCode;
  readonly brightness: number;
  readonly isInverted: boolean;
}): Promise<readonly DegradedCode[]> {
  const wanted = found.modules > MANY_MODULES ? DENSE_MODULE_PIXELS : DEGRADED_MODULE_PIXELS;
  const place = cutOut(pixels, found, DEGRADED_AROUND, wanted.most);
  const module = meanSide(place.corners) / found.modules;
  const enlarged = Math.max(1, Math.ceil(wanted.least / module - 0.01));
  return degradeCode({
    pixels: enlarged > 1 ? enlarge(place.pixels, enlarged) : place.pixels,
    modulePixels: module * enlarged,
    gain: brightness < DARK_IMAGE ? (LIT / Math.max(brightness, 0.001)) ** (1 / 2.2) : 1,
    isInverted,
    wanted: found,
  });
}

interface Place {
  readonly pixels: Pixels;
  readonly corners: Corners;
  readonly box: Box;
  readonly factor: number;
}

/** The code with what is around it, in no more pixels a module than asked for. */
function cutOut(
  pixels: Pixels,
  { corners, modules }: Pick<FoundCode, 'corners' | 'modules'>,
  around: number,
  mostPixels: number,
): Place {
  const module = meanSide(corners) / modules;
  const margin = around * module;
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const left = Math.max(0, Math.floor(Math.min(...xs) - margin));
  const top = Math.max(0, Math.floor(Math.min(...ys) - margin));
  const right = Math.min(pixels.width, Math.ceil(Math.max(...xs) + margin));
  const bottom = Math.min(pixels.height, Math.ceil(Math.max(...ys) + margin));
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  const factor = Math.max(1, module / mostPixels);
  return {
    pixels: shrink(pixels, factor, box),
    corners: mapCorners(corners, ({ x, y }) => ({ x: (x - left) / factor, y: (y - top) / factor })),
    box,
    factor,
  };
}

/** zxing's reading of the code that was found, not of another one beside it. */
async function readPlace(pixels: Pixels, wanted: Wanted): Promise<ZxingResult | undefined> {
  const results = await readByZxing(pixels, { formats: ['QRCode'], maxNumberOfSymbols: 0 });
  return results
    .filter(({ isValid, bytes }) => isValid && areSameBytes(bytes, wanted.bytes, wanted.isGs1))
    .toSorted((a, b) => areaOf(cornersOf(b)) - areaOf(cornersOf(a)))[0];
}

interface Details extends Pick<CodeMeasures, 'level'> {
  readonly mask: number | undefined;
}

function detailsOf(zxing: ZxingResult | undefined): Details {
  if (!zxing) return { level: undefined, mask: undefined };
  const { ECLevel: ecLevel, DataMask: mask } = extraOf(zxing);
  return {
    level: LEVELS.find((level) => level === ecLevel),
    mask,
  };
}

function modulesIn({ symbol }: ZxingResult): Modules {
  return {
    size: symbol.width,
    isDark: (x, y) => symbol.data[y * symbol.width + x] === 0,
  };
}

/** The modules by their own darkness, where zxing has not said which are dark. */
function sampled(pixels: Pixels, corners: Corners, size: number): Modules {
  const toPixel = projection(corners, size);
  const greyAt = (x: number, y: number) => {
    const { x: column, y: row } = toPixel(x + 0.5, y + 0.5);
    const at = (Math.floor(row) * pixels.width + Math.floor(column)) * 4;
    return (pixels.data[at] ?? 255) + (pixels.data[at + 1] ?? 255) + (pixels.data[at + 2] ?? 255);
  };
  const all = Array.from({ length: size * size }, (_, index) =>
    greyAt(index % size, Math.floor(index / size)),
  );
  const middle = (Math.min(...all) + Math.max(...all)) / 2;
  return { size, isDark: (x, y) => (all[y * size + x] ?? 0) < middle };
}

/** A pixel that is less opaque than this lets the ground through so that one sees it. */
const OPAQUE = 230;

/** Part of the looks at a code and its quiet zone that may let the ground through: a soft outline does. */
const SHOWN_THROUGH = 0.005;

/** Modules of the quiet zone that have to be opaque. */
const QUIET_MODULES = 4;

/** Whether the ground shows through the code, or through its quiet zone beside its four sides. */
function showsThrough(alpha: Uint8Array, width: number, corners: Corners, size: number): boolean {
  const toPixel = projection(corners, size);
  let [through, looks] = [0, 0];
  for (let y = -QUIET_MODULES; y < size + QUIET_MODULES; y += 1) {
    for (let x = -QUIET_MODULES; x < size + QUIET_MODULES; x += 1) {
      const isBeside = x < 0 || x >= size;
      // Cut off at a corner it is still clear on both sides.
      if (isBeside && (y < 0 || y >= size)) continue;
      const place = toPixel(x + 0.5, y + 0.5);
      const [column, row] = [Math.floor(place.x), Math.floor(place.y)];
      if (column < 0 || row < 0 || column >= width) continue;
      const value = alpha[row * width + column];
      if (value === undefined) continue;
      looks += 1;
      if (value < OPAQUE) through += 1;
    }
  }
  return through > looks * SHOWN_THROUGH;
}
