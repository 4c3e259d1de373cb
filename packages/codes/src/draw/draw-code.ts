import { assertNumber, assertObject, assertOneOf, assertPositive } from '../errors.ts';
import { textPath } from './alphabets.ts';
import { assertColor } from './colors.ts';
import type { ImageSource, PlacedImage, Shape } from './drawing.ts';
import { type FinderShape, drawFinders, isInFinder } from './finders.ts';
import { FRAMES, layOutFrame, TURN, type Frame, type FrameLayout, type Label } from './frame.ts';
import {
  type ModuleShape,
  modulesPath,
  assertMatrix,
  type Modules,
  assertSize,
} from './modules.ts';
import { assertPath, circlePath, cornerPath, rectPath, turnPath, type PathData } from './paths.ts';
import { alignmentModules, codewordModules, interleave } from '../encode/codewords.ts';
import type { Code } from '../encode/encode-code.ts';

/** A logo in the middle of a code, on a square of which the modules are left out. */
export interface Logo {
  /** Side of the cleared square in modules; `logoModules` rounds and limits it. */
  readonly size: number;
  /** A path in a box of 100 × 100, filled by the even-odd rule in the accent. */
  readonly path?: PathData | undefined;
  readonly image?: ImageSource | undefined;
}

/** How a code looks. */
export interface CodeDesign {
  /** `#RRGGBB`. @default '#15140F' */
  readonly ink?: string | undefined;
  /** `#RRGGBB`, or `none`. @default '#FFFFFF' */
  readonly ground?: string | undefined;
  /** Color of the finder centers and of a logo that is a path. @default the ink */
  readonly accent?: string | undefined;
  /** @default 'square' */
  readonly modules?: ModuleShape | undefined;
  /** @default 'square' */
  readonly finders?: FinderShape | undefined;
  /** Width of the quiet zone in modules. @default 4 */
  readonly quietZone?: number | undefined;
  /** @default 'none' */
  readonly frame?: Frame | undefined;
  /** The words of a frame. */
  readonly label?: Label | undefined;
  readonly logo?: Logo | undefined;
}

/** A drawn code in its frame: the input of all file formats. Lengths in units of the drawing, `module` to a module. */
export interface CodeDrawing extends FrameLayout {
  /** In paint order. */
  readonly shapes: readonly Shape[];
  readonly image: PlacedImage | undefined;
}

/** Smallest square for a logo, in modules. */
export const MIN_LOGO = 5;

/** Largest square for a logo, in modules: more than any code recovers, so that checks can explain the limit. */
export function maxLogo(codeSize: number): number {
  return oddModules(codeSize * 0.62);
}

/** Rounds down to an odd number: a square can be centered on a code, whose size is odd, only then. */
function oddModules(modules: number): number {
  return Math.floor((modules - 1) / 2) * 2 + 1;
}

/**
 * Side of the square that a code clears for a logo of a size, in modules.
 *
 * @throws CodesError `not-finite` or `out-of-range`
 */
export function logoModules(size: number, codeSize: number): number {
  assertNumber('logo.size', size);
  return Math.min(maxLogo(codeSize), Math.max(MIN_LOGO, oddModules(size)));
}

/**
 * Draws a code.
 *
 * @throws CodesError `out-of-range` for a matrix that is not a QR code, `not-a-color`, `not-a-path`, `unknown-value`,
 *   `not-finite`, `missing-value` for the letters of a label or the data of an image
 */
export function drawCode(code: Modules, design: CodeDesign = {}): CodeDrawing {
  const { ink = '#15140F', ground = '#FFFFFF', accent = ink, quietZone = 4 } = design ?? {};
  const { modules = 'square', finders = 'square', frame = 'none' } = design ?? {};
  const { label, logo } = design ?? {};
  assertMatrix(code);
  const { size } = code;
  assertOneOf('frame', frame, FRAMES);
  assertNumber('quietZone', quietZone, { max: size });
  if (logo) assertLogo(logo);
  if (label) assertObject('label.alphabets', label.alphabets);
  for (const [name, color] of Object.entries({ ink, ground, accent })) {
    if (color !== 'none' || name !== 'ground') assertColor(name, color);
  }

  const layout = layOutFrame(frame, size, quietZone, label);
  const at = { x: layout.code.x, y: layout.code.y, scale: layout.module };
  const cleared = logo ? logoModules(logo.size, size) : 0;
  const data = dataPath(code, modules, cleared);
  const { ring, middle } = drawFinders(finders, size);
  const shapes: Shape[] = [
    ...(ground === 'none'
      ? []
      : [{ path: groundPath(frame, layout), color: ground, rule: 'evenodd' } as const]),
    { path: data, at, color: ink, rule: 'nonzero' },
    { path: ring, at, color: ink, rule: 'evenodd' },
    { path: middle, at, color: accent, rule: 'nonzero' },
  ];
  if (logo?.path !== undefined) {
    // A margin of almost one module.
    const side = (cleared - 1.8) * layout.module;
    const start = (layout.code.width - side) / 2;
    const box = { x: at.x + start, y: at.y + start, scale: side / 100 };
    shapes.push({ path: logo.path, at: box, color: accent, rule: 'evenodd' });
  }
  for (const { text, face, x, y, size: fontSize } of layout.lines) {
    const letters = label?.alphabets[face];
    if (letters)
      shapes.push({ path: textPath(letters, text, x, y, fontSize), color: ink, rule: 'nonzero' });
  }
  const image = logo?.image && placeImage(logo.image, layout, cleared);
  return { ...layout, shapes, image };
}

function assertLogo({ path = '', image }: Logo): void {
  assertPath('logo.path', path);
  if (image) {
    assertPositive('logo.image.width', image.width);
    assertPositive('logo.image.height', image.height);
  }
}

function groundPath(frame: Frame, { width, height, hole }: FrameLayout): PathData {
  if (frame === 'none') return rectPath(0, 0, width, height);
  if (hole === undefined) return turnPath(0, 0, width, height, TURN);
  return (
    cornerPath(0, 0, width, height, [28, 28, TURN, 28]) + circlePath(hole.x, hole.y, hole.radius)
  );
}

function placeImage(
  source: ImageSource,
  { code, module }: FrameLayout,
  cleared: number,
): PlacedImage {
  const scale = (cleared * module * 0.86) / Math.max(source.width, source.height);
  const [width, height] = [source.width * scale, source.height * scale];
  return {
    source,
    x: code.x + (code.width - width) / 2,
    y: code.y + (code.height - height) / 2,
    width,
    height,
  };
}

/** Draws a matrix; returns a drawing unchanged. */
export function drawingOf(code: Modules | CodeDrawing, design: CodeDesign): CodeDrawing {
  // If nothing is passed, `drawCode` reports it.
  const drawing = code as CodeDrawing | undefined;
  return drawing?.shapes ? drawing : drawCode(code as Modules, design);
}

/** The dark modules outside the finder patterns and the square of a logo, in the shape of the design. */
function dataPath(code: Modules, shape: ModuleShape, cleared: number): PathData {
  const { size } = code;
  const first = (size - cleared) / 2;
  const isCleared = (x: number, y: number) =>
    x >= first && x < first + cleared && y >= first && y < first + cleared;
  const aligning = shape === 'square' ? undefined : alignmentModules(size);
  const pick = (isAligning: number): Modules => ({
    size,
    modules: code.modules.map((dark, index) => {
      const [x, y] = [index % size, Math.floor(index / size)];
      const isPicked = (aligning?.[index] ?? 0) === isAligning;
      return isPicked && !isInFinder(size, x, y) && !isCleared(x, y) ? dark : 0;
    }),
  });
  // Decoders derive their grid from the alignment patterns, so these are solid in every module shape.
  return modulesPath(pick(0), shape) + (aligning ? modulesPath(pick(1), 'square') : '');
}

/**
 * Share of the error correction that a centered square uses up in the worst block of a code; above 1 the code is
 * unreadable. A code recovers codewords, not area: a codeword that is covered in part is lost completely.
 *
 * @param side of the square, in modules
 * @throws CodesError `not-finite` or `out-of-range`
 */
export function usedRecovery(code: Pick<Code, 'size' | 'blocks'>, side: number): number {
  assertObject('code.blocks', code?.blocks);
  const { size, blocks } = code;
  assertSize(size);
  assertNumber('side', side, { max: size });
  const correction = blocks[0]?.correctionCodewords ?? 0;
  const first = (size - side) / 2;
  const isCovered = (at: number) => at >= first && at < first + side;
  const lost = interleave(codewordModules(size), blocks.length, correction).map(
    (codewords) =>
      codewords.filter((modules) => modules.some(({ x, y }) => isCovered(x) && isCovered(y)))
        .length,
  );
  return Math.max(...lost) / Math.floor(correction / 2);
}
