import type { ReadResult } from 'zxing-wasm/reader';
import { CodesError } from '../errors.ts';
import {
  cornersOf,
  extraOf,
  isReadByOther,
  loadDecoders,
  readByZxing,
  type Decoders,
} from '../read/decoders.ts';
import {
  assertReadOptions,
  findOtherFormats,
  findQrCodes,
  pause,
  type DecoderOptions,
} from '../read/read-codes.ts';
import { mapCorners, meanSide, projection, square } from '../read/math.ts';
import { alphaOf, boxAround, opaqueViews, pixelAt, reduce, toPixels } from '../read/pixels.ts';
import {
  DECODERS,
  type Corners,
  type DecodedCode,
  type ImagePixels,
  type Pixels,
} from '../read/types.ts';
import { finderPositions } from '../draw/finders.ts';
import { ERROR_CORRECTIONS, type SampledModules } from '../encode/symbol-layout.ts';
import { degrade } from './degrade.ts';
import { measureModules } from './measure-modules.ts';
import type { CodeArea, CodeMeasurement, ReadView } from './types.ts';
import { brightnessOfImage, DARK_IMAGE } from './reflectance.ts';

/** Maximum width of a module for measuring, in pixels. More cost time without a gain. */
const MODULE_PIXELS = 8;

/** Width of a module for degraded views, in pixels: enough for a blur by part of a module, not more than is useful. */
const DEGRADED_MODULE_PIXELS = { min: 5, max: 8 } as const;

/** The same for dense codes: reading time grows with the pixels. */
const DENSE_MODULE_PIXELS = { min: 2.5, max: 3 } as const;
const DENSE_FROM_MODULES = 100;

/** Margin for measuring, in modules: slightly more than the longest quiet zone that is measured. */
const MARGIN_MODULES = 9;

/** Margin for degraded views, in modules. */
const DEGRADED_MARGIN_MODULES = 4;

export interface Analysis {
  readonly measurement: CodeMeasurement;
  /** Draws the degraded views of the code, and reads each. */
  readonly readViews: () => Promise<readonly ReadView[]>;
}

/** Measures the largest QR codes of an image, and prepares their degraded views. Throws like `measureCode`. */
export async function analyzeImage(
  image: ImagePixels,
  options: DecoderOptions,
  maxCodes: number,
): Promise<readonly [Analysis, ...Analysis[]]> {
  assertReadOptions(options);
  const { signal, decoderTimeoutMs } = options;
  const pixels = toPixels(image);
  const decoders = await loadDecoders(DECODERS, decoderTimeoutMs);
  const alpha = alphaOf(pixels);
  const views = opaqueViews(pixels, alpha);
  let hasUnreadable = false;
  for (const view of views) {
    const opaque = view();
    const { codes, unreadable } = await findQrCodes(opaque, decoders, Infinity, signal);
    hasUnreadable ||= unreadable > 0;
    const facts = { codesInImage: codes.length, unreadableCodes: unreadable };
    const inImage = { opaque, alpha, facts, decoders, signal };
    const [first, ...others] = await Promise.all(
      codes
        .slice(0, maxCodes)
        .flatMap(({ modules, ...code }) => (modules ? [{ ...code, modules }] : []))
        .map((code) => analyzeCode({ ...inImage, code })),
    );
    if (first) return [first, ...others];
  }
  const [other] = await findOtherFormats(views[0]?.() ?? pixels, decoders, false);
  if (!other) {
    const [code, what] = hasUnreadable
      ? (['unreadable-code', 'a QR code that no decoder can read'] as const)
      : (['no-code', 'no QR code'] as const);
    throw new CodesError(code, `The image has ${what}.`, { input: 'image' });
  }
  const { format: value } = other;
  const message = `The image has no QR code, but a code of the format ${value}.`;
  throw new CodesError('other-format', message, { input: 'image', value, limit: ['QR'] });
}

interface CodeInput {
  readonly opaque: Pixels;
  readonly alpha: Uint8Array | undefined;
  readonly code: QrCode;
  readonly facts: Pick<CodeMeasurement, 'codesInImage' | 'unreadableCodes'>;
  readonly decoders: Decoders;
  readonly signal: AbortSignal | undefined;
}

type QrCode = DecodedCode & CodeArea;

async function analyzeCode(input: CodeInput): Promise<Analysis> {
  const { opaque: pixels, alpha, code, facts, decoders, signal } = input;
  const crop = cropCode(pixels, code, MARGIN_MODULES, MODULE_PIXELS);
  const result = await readByZxing(decoders, crop.pixels, code);
  const { ECLevel, DataMask, Version } = result ? extraOf(result) : {};
  const size = result ? 17 + 4 * Number(Version) : code.modules;
  const errorCorrection = ERROR_CORRECTIONS.find((level) => level === ECLevel);
  const sampled = result ? modulesOf(result) : sampleModules(crop.pixels, crop.corners, size);
  const { isInverted } = sampled;
  const { corners, ...measured } = measureModules({
    pixels: crop.pixels,
    corners: result ? cornersOf(result) : crop.corners,
    modules: sampled,
    isInverted,
    errorCorrection,
    mask: DataMask,
    imageSide: Math.max(pixels.width, pixels.height) / crop.factor,
    modulePixels: meanSide(code.corners) / size,
    imageBrightness: brightnessOfImage(pixels),
  });
  const inImage = mapCorners(corners, ({ x, y }) => ({
    x: x * crop.factor + crop.box.x,
    y: y * crop.factor + crop.box.y,
  }));
  return {
    measurement: {
      ...code,
      ...measured,
      corners: inImage,
      modules: size,
      modulePixels: meanSide(inImage) / size,
      errorCorrection,
      readBy: {
        zxing: decoders.zxing && result !== undefined,
        other: isReadByOther(decoders, crop.pixels, code, isInverted),
      },
      isInverted,
      isMirrored: result?.isMirrored === true,
      isTransparent: alpha !== undefined && showsBackground(alpha, pixels, inImage, size),
      ...facts,
    },
    readViews: async () => {
      const { modulePixels, gain, view } = cropForViews(
        pixels,
        { corners: inImage, modules: size },
        measured.brightness,
      );
      const read: ReadView[] = [];
      for (const degraded of degrade(view, { modulePixels, gain })) {
        await pause(signal);
        const readBy = {
          zxing:
            decoders.zxing && (await readByZxing(decoders, degraded.pixels, code)) !== undefined,
          other: isReadByOther(decoders, degraded.pixels, code, isInverted),
        };
        read.push({ ...degraded, readBy });
      }
      return read;
    },
  };
}

const LIT_TARGET = 0.6;

/** Crops a code for its degraded views. An underexposed image is lightened: the print is what is tested. */
function cropForViews(pixels: Pixels, area: CodeArea, brightness: number) {
  const { min, max } =
    area.modules > DENSE_FROM_MODULES ? DENSE_MODULE_PIXELS : DEGRADED_MODULE_PIXELS;
  const crop = cropCode(pixels, area, DEGRADED_MARGIN_MODULES, max);
  const module = meanSide(crop.corners) / area.modules;
  const factor = Math.max(1, Math.ceil(min / module - 0.01));
  return {
    view: factor > 1 ? reduce(crop.pixels, 1 / factor) : crop.pixels,
    modulePixels: module * factor,
    gain: brightness < DARK_IMAGE ? (LIT_TARGET / Math.max(brightness, 0.001)) ** (1 / 2.2) : 1,
  };
}

function cropCode(
  pixels: Pixels,
  { corners, modules }: CodeArea,
  marginModules: number,
  maxModulePixels: number,
) {
  const module = meanSide(corners) / modules;
  const box = boxAround(pixels, corners, marginModules * module);
  const factor = Math.max(1, module / maxModulePixels);
  return {
    pixels: reduce(pixels, factor, box),
    corners: mapCorners(corners, ({ x, y }) => ({
      x: (x - box.x) / factor,
      y: (y - box.y) / factor,
    })),
    box,
    factor,
  };
}

interface Sampled extends SampledModules {
  readonly isInverted: boolean;
}

function modulesOf({ symbol, isInverted }: ReadResult): Sampled {
  const { width: size, data } = symbol;
  return { size, isInverted, isDark: (x, y) => data[y * size + x] === 0 };
}

/**
 * Thresholds the modules by their own brightness, for a code that zxing did not read. The middles of its finder patterns
 * tell whether it is inverted.
 */
function sampleModules(pixels: Pixels, corners: Corners, size: number): Sampled {
  const toPixel = projection(corners, size);
  const sums = square(0, 0, size).map(({ x, y }) => {
    const point = toPixel(x + 0.5, y + 0.5);
    const at = (Math.floor(point.y) * pixels.width + Math.floor(point.x)) * 4;
    return (pixels.data[at] ?? 255) + (pixels.data[at + 1] ?? 255) + (pixels.data[at + 2] ?? 255);
  });
  const middle = (Math.min(...sums) + Math.max(...sums)) / 2;
  const isDark = (x: number, y: number) => (sums[y * size + x] ?? 0) < middle;
  const darkMiddles = finderPositions(size).filter(([x, y]) => isDark(x + 3, y + 3));
  const isInverted = darkMiddles.length < 2;
  return { size, isInverted, isDark: (x, y) => isDark(x, y) !== isInverted };
}

/** Alpha below which the background is visible. */
const OPAQUE = 230;

/** Share of transparent samples that is tolerated: antialiased edges have some. */
const TOLERATED_SHARE = 0.005;

/** Width of the quiet zone that has to be opaque, in modules. */
const QUIET_MODULES = 4;

function showsBackground(
  alpha: Uint8Array,
  image: Pixels,
  corners: Corners,
  size: number,
): boolean {
  const toPixel = projection(corners, size);
  let [transparent, samples] = [0, 0];
  for (const { x, y } of square(-QUIET_MODULES, -QUIET_MODULES, size + 2 * QUIET_MODULES)) {
    const isBeside = x < 0 || x >= size;
    // Skips the corners: a rounded quiet zone is still complete on all sides.
    if (isBeside && (y < 0 || y >= size)) continue;
    const index = pixelAt(image, toPixel(x + 0.5, y + 0.5));
    if (index === undefined) continue;
    samples += 1;
    if ((alpha[index] ?? 255) < OPAQUE) transparent += 1;
  }
  return transparent > samples * TOLERATED_SHARE;
}
