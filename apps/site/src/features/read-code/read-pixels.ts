import type { CodeMeasures, Corners, Pixels } from './code-reading.ts';
import { jsqrReads, readByZxing, type ZxingResult } from './decoders.ts';
import { cornersOf, findCode, modulesOf, type FoundCode, type NothingFound } from './find-code.ts';
import { measureCode, type Modules } from './measure-code.ts';
import { meanSide, projection } from './perspective.ts';
import { enlarge, shrink, type Box } from './pixels.ts';
import { strainCode } from './strain-code.ts';

/** Width of a module that is measured, in pixels: more tell nothing, and take time. */
const MODULE_PIXELS = 8;

/** Width of a module that is made worse, in pixels, at least: fewer could not be blurred by part of a module. */
const STRAINED_MODULE_PIXELS = 5;

/** What is looked at around the pattern, in modules: the farthest clear edge, and a little more. */
const AROUND = 9;

/** What is read again made worse, around the pattern, in modules. */
const STRAINED_AROUND = 4;

const LEVELS = ['L', 'M', 'Q', 'H'] as const;

/**
 * Finds the largest code in a picture, reads it by two decoders and measures it. zxing has to be prepared.
 *
 * @param pixels without transparent ones (`flatten`)
 */
export async function readPixels(pixels: Pixels): Promise<CodeMeasures | NothingFound> {
  const found = await findCode(pixels);
  if (!('text' in found)) return found;
  const place = cutOut(pixels, found, AROUND);
  const zxing = await readPlace(place.pixels, found.text);
  const corners = zxing ? cornersOf(zxing) : place.corners;
  const modules = zxing ? modulesOf(zxing) : found.modules;
  const inPicture = corners.map(({ x, y }) => ({
    x: x * place.factor + place.box.x,
    y: y * place.factor + place.box.y,
  })) as unknown as Corners;
  const details = detailsOf(zxing);
  const strainedPlace = cutOut(pixels, { ...found, corners: inPicture, modules }, STRAINED_AROUND);
  const module = meanSide(strainedPlace.corners) / modules;
  const enlarged = Math.ceil(STRAINED_MODULE_PIXELS / module);
  const strained = await strainCode(
    enlarge(strainedPlace.pixels, enlarged),
    module * enlarged,
    found.text,
  );
  const [asTaken] = strained;
  return {
    text: found.text,
    corners: inPicture,
    modules,
    modulePixels: meanSide(inPicture) / modules,
    level: details.level,
    recoveryUsed: details.recoveryUsed,
    readBy: {
      jsqr: asTaken?.readBy.jsqr === true || jsqrReads(place.pixels, found.text),
      zxing: zxing !== undefined,
    },
    isInverted: zxing?.isInverted === true,
    isMirrored: zxing?.isMirrored === true,
    codesInPicture: found.codes,
    strained,
    ...measureCode(
      place.pixels,
      corners,
      zxing ? modulesIn(zxing) : sampled(place.pixels, corners, modules),
      zxing?.isInverted === true,
    ),
  };
}

interface Place {
  readonly pixels: Pixels;
  readonly corners: Corners;
  readonly box: Box;
  readonly factor: number;
}

/** The code with what is around it, in pixels enough to measure. */
function cutOut(pixels: Pixels, { corners, modules }: FoundCode, around: number): Place {
  const module = meanSide(corners) / modules;
  const margin = around * module;
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const left = Math.max(0, Math.floor(Math.min(...xs) - margin));
  const top = Math.max(0, Math.floor(Math.min(...ys) - margin));
  const right = Math.min(pixels.width, Math.ceil(Math.max(...xs) + margin));
  const bottom = Math.min(pixels.height, Math.ceil(Math.max(...ys) + margin));
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  const factor = Math.max(1, module / MODULE_PIXELS);
  return {
    pixels: shrink(pixels, factor, box),
    corners: corners.map(({ x, y }) => ({
      x: (x - left) / factor,
      y: (y - top) / factor,
    })) as unknown as Corners,
    box,
    factor,
  };
}

/** zxing's reading of the code that was found, not of another one beside it. */
async function readPlace(pixels: Pixels, text: string): Promise<ZxingResult | undefined> {
  const results = await readByZxing(pixels, { formats: ['QRCode'], maxNumberOfSymbols: 8 });
  return results
    .filter((result) => result.isValid && result.text === text)
    .sort((a, b) => meanSide(cornersOf(b)) - meanSide(cornersOf(a)))[0];
}

function detailsOf(zxing: ZxingResult | undefined): Pick<CodeMeasures, 'level' | 'recoveryUsed'> {
  if (!zxing) return { level: undefined, recoveryUsed: undefined };
  const { UEC: unused } = JSON.parse(zxing.extra || '{}') as { readonly UEC?: number };
  return {
    level: LEVELS.find((level) => level === zxing.ecLevel),
    recoveryUsed: unused === undefined ? undefined : Math.min(1, Math.max(0, 1 - unused)),
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
