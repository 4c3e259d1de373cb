import type { CodeMeasures, Corners, Pixels, Point, QuietZoneSide, Rgb } from './code-reading.ts';
import { GRADED_FROM, type NoGradeReason, type PrintGrades } from './grade-limits.ts';
import { brightnessOf, eliminate, fitGrid, type Grid, type Modules, type Plane } from './grid.ts';
import { meanSide } from './perspective.ts';
import { gradeCode } from './print-grades.ts';
import type { Level } from './symbol.ts';

/** How far out the quiet zone is followed, in modules. */
const FARTHEST = 8;

/** Distance between two looks outwards, and along a side, in modules. */
const [STEP_OUT, STEP_ALONG] = [0.125, 0.25];

/** The first look: nearer, a blurred picture shows the pattern itself. */
const FIRST = 0.5;

/** The grid is known about as well as this, in modules. */
const ROUNDING = 0.05;

/** Up to this distance the outline of a dark module may show, in modules. */
const OUTLINE = 1;

/** A thing in the way is longer than this along the side, in modules: shorter is dust, or noise of a camera. */
const SHORTEST = 0.5;

/** Between light (0) and dark (1): what is darker than this is in the way. */
const IN_THE_WAY = 0.4;

/** The aperture of a verifier, in modules, and how many places across it are looked at. */
const [APERTURE, ACROSS] = [0.7, 4];

/** What the pixels of a code and its surroundings say. */
export interface Measured extends Pick<
  CodeMeasures,
  | 'contrast'
  | 'dark'
  | 'light'
  | 'brightness'
  | 'quietZone'
  | 'damagedFinderModules'
  | 'recoveryUsed'
  | 'isDrawn'
  | 'grades'
> {
  /** Corners of the pattern, by the grid that fits its modules best. */
  readonly corners: Corners;
}

/** What is measured. */
export interface MeasureInput {
  /** The code and nine modules around it. */
  readonly pixels: Pixels;
  /** Corners in these pixels. */
  readonly corners: Corners;
  readonly modules: Modules;
  readonly isInverted: boolean;
  /** Level and data mask, where they are known: without them nothing is graded. */
  readonly level: Level | undefined;
  readonly mask: number | undefined;
  /** Longest side of the whole picture, in these pixels: about the focal length of its camera. */
  readonly pictureSide: number;
  /** Width of a module in pixels of the picture as it was sent. */
  readonly modulePixels: number;
  /** How light the lightest ground of the whole picture is, 0 to 1. */
  readonly pictureBrightness: number;
}

/** Measures contrast, colours, quiet zone and the state of the finder patterns, and grades a code. */
export function measureCode(input: MeasureInput): Measured {
  const { pixels, modules, isInverted, level, mask } = input;
  const plane = brightnessOf(pixels);
  const grid = fitGrid(plane, input.corners, modules, isInverted);
  const { size } = modules;
  const corners: Corners = [
    grid.toPixel(0, 0),
    grid.toPixel(size, 0),
    grid.toPixel(size, size),
    grid.toPixel(0, size),
  ];
  const isDrawn = isDrawnPicture(pixels, grid, size);
  const isDark = (x: number, y: number) => modules.isDark(x, y) !== isInverted;
  const { reflectance, brightness } = reflectanceOf({ ...input, grid, isDrawn });
  const values: { readonly x: number; readonly y: number; readonly value: number }[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const value = reflectance(x, y);
      if (value !== undefined) values.push({ x, y, value });
    }
  }
  const darkest = extreme(values.filter(({ x, y }) => isDark(x, y)).map(({ value }) => value));
  const lightest = -extreme(values.filter(({ x, y }) => !isDark(x, y)).map(({ value }) => -value));
  const contrast = Math.min(1, Math.max(0, lightest - darkest));
  const [dark, light] = [true, false].map((wanted) => {
    const places = values.filter(({ x, y }) => isDark(x, y) === wanted);
    return medianColour(
      pixels,
      places.map(({ x, y }) => grid.toPixel(x + 0.5, y + 0.5)),
    );
  });
  const middle = (darkest + lightest) / 2;
  // Of an inverted code the light modules count as dark.
  const asOrdinary = (value: number) => (isInverted ? lightest + darkest - value : value);
  // On bent paper this grid is better than the decoder's, on a covered code the decoder's may be.
  const own: Modules = {
    size,
    isDark: (x, y) => {
      const value = reflectance(x, y);
      return value === undefined ? modules.isDark(x, y) : asOrdinary(value) < middle;
    },
  };
  const gradeBy = (sampled: Modules) =>
    level === undefined || mask === undefined
      ? undefined
      : gradeCode({
          modules: sampled,
          level,
          mask,
          reflectance: (x, y) => {
            const value = reflectance(x, y);
            return value === undefined ? undefined : asOrdinary(value);
          },
          darkest,
          lightest,
          contrast,
          axes: axesOf(corners, size),
          gridNonUniformity: grid.nonUniformity,
          withheld: withheldOf(input, corners, isDrawn),
          isDesign: isDrawn,
        });
  const grades = [gradeBy(modules), gradeBy(own)]
    .filter((one) => one !== undefined)
    .toSorted((one, other) => unusedOf(other) - unusedOf(one))[0];
  return {
    corners,
    contrast,
    dark: dark ?? [0, 0, 0],
    light: light ?? [255, 255, 255],
    brightness,
    isDrawn,
    quietZone: quietZoneOf(plane, grid, modules),
    damagedFinderModules: damagedFinderModules(modules, own),
    recoveryUsed: grades && 1 - unusedOf(grades),
    grades,
  };
}

/** Part of the error correction that is not used up, 0 to 1. */
function unusedOf({ parameters }: PrintGrades): number {
  return parameters.find(({ id }) => id === 'correction')?.value ?? 0;
}

/** Mean of the darkest hundredth: one module alone may be a speck, or noise. */
function extreme(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const count = Math.max(4, Math.floor(sorted.length / 100));
  return mean(sorted.slice(0, count));
}

/** Part of the looks inside modules that have exactly the colour beside them, from which a program drew the picture. */
const DRAWN_SHARE = 0.9;

/** Whether the picture has no noise at all: inside of modules neighbouring pixels are alike. */
function isDrawnPicture({ data, width, height }: Pixels, grid: Grid, size: number): boolean {
  let [alike, looks] = [0, 0];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const { x: px, y: py } = grid.toPixel(x + 0.5, y + 0.5);
      const [column, row] = [Math.floor(px), Math.floor(py)];
      if (column < 0 || row < 0 || column + 1 >= width || row >= height) continue;
      const at = (row * width + column) * 4;
      looks += 1;
      if ([0, 1, 2].every((c) => Math.abs((data[at + c] ?? 0) - (data[at + 4 + c] ?? 0)) <= 1))
        alike += 1;
    }
  }
  return looks > 0 && alike / looks >= DRAWN_SHARE;
}

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** How much light a colour throws back, 0 to 1 (relative luminance of sRGB). */
function luminanceAt({ data, width, height }: Pixels, { x, y }: Point): number | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
  const at = (row * width + column) * 4;
  return (
    0.2126 * (LINEAR[data[at] ?? 0] ?? 0) +
    0.7152 * (LINEAR[data[at + 1] ?? 0] ?? 0) +
    0.0722 * (LINEAR[data[at + 2] ?? 0] ?? 0)
  );
}

/** Looks at this many places of a picture for its lightest ground. */
const BRIGHTNESS_LOOKS = 40_000;

/** How light the lightest ground of a picture is, 0 to 1: a twentieth of it at least, for a lamp is no ground. */
export function brightnessOfPicture(pixels: Pixels): number {
  const step = Math.max(1, Math.sqrt((pixels.width * pixels.height) / BRIGHTNESS_LOOKS));
  const values: number[] = [];
  for (let y = 0; y < pixels.height; y += step) {
    for (let x = 0; x < pixels.width; x += step) values.push(luminanceAt(pixels, { x, y }) ?? 0);
  }
  return quantile(values, 0.95);
}

/** A picture whose lightest ground is darker than this was taken in the dark, 0 to 1. */
export const DARK_PICTURE = 0.12;

/** Modules that are enough to know the light by. */
const FITTED_MODULES = 20;

/** How far around the pattern a lighter ground is looked for, in modules. */
const GROUND_AROUND = 8;

/** A ground beside the code is lighter than the code's own from this factor: less may be the light. */
const LIGHTER = 1.25;

/**
 * Reflectance of a module: of a drawn picture as its colours are; of a photo against the lightest ground, with the light
 * that falls off levelled by what the light modules show of it.
 */
function reflectanceOf({
  pixels,
  grid,
  modules,
  isInverted,
  isDrawn,
  pictureBrightness,
}: MeasureInput & { readonly grid: Grid; readonly isDrawn: boolean }): {
  readonly reflectance: (x: number, y: number) => number | undefined;
  readonly brightness: number;
} {
  const { size } = modules;
  const known = new Map<number, number | undefined>();
  const luminance = (x: number, y: number) => {
    const key = (y + FARTHEST) * (size + 2 * FARTHEST) + x + FARTHEST;
    if (!known.has(key)) known.set(key, moduleLuminance(pixels, grid, x, y));
    return known.get(key);
  };
  const light: { readonly x: number; readonly y: number; readonly value: number }[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (modules.isDark(x, y) !== isInverted) continue;
      const value = luminance(x, y);
      if (value !== undefined) light.push({ x, y, value });
    }
  }
  // The code's own ground counts, however little of the picture it is.
  const ownGround = quantile(
    light.map(({ value }) => value),
    0.5,
  );
  const brightness = Math.max(pictureBrightness, ownGround);
  if (isDrawn && brightness > DARK_PICTURE) return { reflectance: luminance, brightness };
  // Among dark modules a light one is darker than the ground where the picture is not quite sharp.
  const isLight = (x: number, y: number) =>
    x < 0 || y < 0 || x >= size || y >= size || modules.isDark(x, y) === isInverted;
  const inLight = light.filter(
    ({ x, y }) => isLight(x - 1, y) && isLight(x + 1, y) && isLight(x, y - 1) && isLight(x, y + 1),
  );
  const level = fitLight(inLight.length >= FITTED_MODULES ? inLight : light, size);
  const around: number[] = [];
  for (let y = -GROUND_AROUND; y < size + GROUND_AROUND; y += 1) {
    for (let x = -GROUND_AROUND; x < size + GROUND_AROUND; x += 1) {
      if (x >= 0 && y >= 0 && x < size && y < size) continue;
      const value = luminance(x, y);
      if (value !== undefined) around.push(value / level(x, y));
    }
  }
  const lighter = around.length === 0 ? 1 : quantile(around, 0.95);
  const reference = lighter > LIGHTER ? lighter : 1;
  return {
    reflectance: (x, y) => {
      const value = luminance(x, y);
      return value === undefined ? undefined : Math.min(1, value / (level(x, y) * reference));
    },
    brightness,
  };
}

/** Mean luminance of a module inside the aperture. */
function moduleLuminance(pixels: Pixels, grid: Grid, x: number, y: number): number | undefined {
  // In a module the grid is as good as straight.
  const [middle, right, below] = [
    grid.toPixel(x + 0.5, y + 0.5),
    grid.toPixel(x + 1, y + 0.5),
    grid.toPixel(x + 0.5, y + 1),
  ];
  let [sum, looks] = [0, 0];
  for (let row = 0; row < ACROSS; row += 1) {
    for (let column = 0; column < ACROSS; column += 1) {
      const [dx, dy] = [inAperture(column), inAperture(row)];
      const value = luminanceAt(pixels, {
        x: middle.x + dx * (right.x - middle.x) + dy * (below.x - middle.x),
        y: middle.y + dx * (right.y - middle.y) + dy * (below.y - middle.y),
      });
      if (value === undefined) continue;
      sum += value;
      looks += 1;
    }
  }
  return looks === 0 ? undefined : sum / looks;
}

/** Place of a look in half modules from the middle. */
function inAperture(place: number): number {
  return ((2 * place) / (ACROSS - 1) - 1) * APERTURE;
}

/** The light that falls on a code, by its light modules: a smooth surface through them; beyond them it goes on straight. */
function fitLight(
  samples: readonly { readonly x: number; readonly y: number; readonly value: number }[],
  size: number,
): (x: number, y: number) => number {
  const middle = quantile(
    samples.map(({ value }) => value),
    0.5,
  );
  const unit = (place: number) => (2 * (place + 0.5)) / size - 1;
  const termsOf = (u: number, v: number) => [1, u, v, u * u, u * v, v * v];
  let terms: readonly number[] = [middle, 0, 0, 0, 0, 0];
  const valueAt = (u: number, v: number) =>
    termsOf(u, v).reduce((sum, term, index) => sum + term * (terms[index] ?? 0), 0);
  for (let round = 0; round < 4; round += 1) {
    const matrix = Array.from({ length: 6 }, () => Array<number>(7).fill(0));
    for (const { x, y, value } of samples) {
      const [u, v] = [unit(x), unit(y)];
      // What is far from the light is covered, or dirty.
      const weight = 1 / (1 + ((value - valueAt(u, v)) / (0.15 * middle + 1e-6)) ** 4);
      const row = termsOf(u, v);
      for (const [index, line] of matrix.entries()) {
        const factor = weight * (row[index] ?? 0);
        for (const [column, term] of row.entries())
          line[column] = (line[column] ?? 0) + factor * term;
        line[6] = (line[6] ?? 0) + factor * value;
      }
    }
    terms = eliminate(matrix);
  }
  const least = middle * 0.1 + 1e-6;
  return (x, y) => {
    const [u, v] = [unit(x), unit(y)];
    const [cu, cv] = [Math.min(1, Math.max(-1, u)), Math.min(1, Math.max(-1, v))];
    const edge = valueAt(cu, cv);
    if (cu === u && cv === v) return Math.max(least, edge);
    const step = 0.1;
    const slopeU = (edge - valueAt(cu - Math.sign(u - cu) * step, cv)) / step;
    const slopeV = (edge - valueAt(cu, cv - Math.sign(v - cv) * step)) / step;
    return Math.max(least, edge + slopeU * Math.abs(u - cu) + slopeV * Math.abs(v - cv));
  };
}

/** Mean module sizes along the rows and along the columns, in pixels. */
function axesOf([a, b, c, d]: Corners, size: number): readonly [number, number] {
  const length = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);
  return [(length(a, b) + length(d, c)) / 2 / size, (length(a, d) + length(b, c)) / 2 / size];
}

function withheldOf(
  { modulePixels, pictureSide }: MeasureInput,
  corners: Corners,
  isDrawn: boolean,
): NoGradeReason | undefined {
  if (tiltOf(corners, pictureSide) > GRADED_FROM.degrees) return 'tilted';
  // Drawn modules have their colours however few their pixels are.
  return modulePixels < GRADED_FROM.pixels && !(isDrawn && modulePixels >= 2) ? 'small' : undefined;
}

/** About how far a flat code is tilted away from the camera, in degrees, by how much its far side is smaller. */
function tiltOf(corners: Corners, pictureSide: number): number {
  const length = (from: 0 | 1 | 2 | 3, to: 0 | 1 | 2 | 3) =>
    Math.hypot(corners[to].x - corners[from].x, corners[to].y - corners[from].y);
  const distance = pictureSide / meanSide(corners);
  const sine = (one: number, other: number) => {
    const ratio = Math.max(one, other) / Math.min(one, other);
    return Math.min(1, (2 * distance * (ratio - 1)) / (ratio + 1));
  };
  const [horizontal, vertical] = [
    sine(length(0, 3), length(1, 2)),
    sine(length(0, 1), length(3, 2)),
  ];
  return (Math.asin(Math.min(1, Math.hypot(horizontal, vertical))) * 180) / Math.PI;
}

type Side = 'top' | 'right' | 'bottom' | 'left';

function quietZoneOf(plane: Plane, grid: Grid, modules: Modules): CodeMeasures['quietZone'] {
  const side = (name: Side) => quietSide({ plane, grid, modules, side: name });
  return [side('top'), side('right'), side('bottom'), side('left')];
}

interface SideQuestion {
  readonly plane: Plane;
  readonly grid: Grid;
  readonly modules: Modules;
  readonly side: Side;
}

/** Follows one side outwards. Compared with the modules beside it, for light falls unevenly on a photo. */
function quietSide({ plane, grid, modules, side }: SideQuestion): QuietZoneSide {
  const { size, isDark } = modules;
  const place = (along: number, out: number): Point =>
    ({
      top: () => grid.toPixel(along, -out),
      right: () => grid.toPixel(size + out, along),
      bottom: () => grid.toPixel(along, size + out),
      left: () => grid.toPixel(-out, along),
    })[side]();
  const isModuleDark = (along: number, depth: number): boolean => {
    const at = Math.floor(along);
    return {
      top: () => isDark(at, depth),
      right: () => isDark(size - 1 - depth, at),
      bottom: () => isDark(at, size - 1 - depth),
      left: () => isDark(depth, at),
    }[side]();
  };
  const { printed, ground } = nearBrightness(plane, place, isModuleDark, size);
  const darknessAt = (along: number, out: number): number | undefined => {
    const value = valueInside(plane, place(along, out - ROUNDING));
    return value === undefined
      ? undefined
      : (value - ground(along)) / (printed(along) - ground(along));
  };
  for (let out = FIRST; out <= FARTHEST; out += STEP_OUT) {
    let [run, longest] = [0, 0];
    for (let along = STEP_ALONG / 2; along < size; along += STEP_ALONG) {
      const darkness = darknessAt(along, out);
      if (darkness === undefined) {
        return { modules: out === FIRST ? 0 : out - STEP_OUT, isCut: true };
      }
      const isOwn =
        out < OUTLINE &&
        isModuleDark(along, 0) &&
        (darknessAt(along, out + OUTLINE) ?? 0) < IN_THE_WAY;
      run = darkness > IN_THE_WAY && !isOwn ? run + STEP_ALONG : 0;
      longest = Math.max(longest, run);
    }
    if (longest > SHORTEST) return { modules: out === FIRST ? 0 : out - STEP_OUT, isCut: false };
  }
  return { modules: FARTHEST, isCut: false };
}

/** Modules from the side that show how light and dark it is there. */
const NEAR = 6;

/** Brightness of the printed and the light modules near a place of a side. */
function nearBrightness(
  plane: Plane,
  place: (along: number, out: number) => Point,
  isModuleDark: (along: number, depth: number) => boolean,
  size: number,
): { readonly printed: (along: number) => number; readonly ground: (along: number) => number } {
  const bands = Array.from({ length: Math.max(1, Math.floor(size / NEAR)) }, (_, band) => {
    const printed: number[] = [];
    const ground: number[] = [];
    for (let along = band * NEAR; along < Math.min(size, (band + 1) * NEAR); along += 1) {
      for (let depth = 0; depth < NEAR; depth += 1) {
        const value = valueInside(plane, place(along + 0.5, -depth - 0.5));
        if (value !== undefined) (isModuleDark(along, depth) ? printed : ground).push(value);
      }
    }
    return { printed: quantile(printed, 0.5), ground: quantile(ground, 0.5) };
  });
  const at = (along: number) => bands[Math.min(bands.length - 1, Math.floor(along / NEAR))];
  return {
    printed: (along) => at(along)?.printed ?? 0,
    ground: (along) => at(along)?.ground ?? 255,
  };
}

/** Brightness of a pixel; nothing beyond the picture. */
function valueInside({ values, width, height }: Plane, { x, y }: Point): number | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
  return values[row * width + column];
}

/**
 * Wrong modules of the finder patterns, which are the same in every code: rings of 7, 5 and 3 modules, and a light row around.
 * A module is wrong where both samplings say so: one of them alone may have missed it.
 */
function damagedFinderModules(
  modules: Modules,
  own: Modules,
): CodeMeasures['damagedFinderModules'] {
  const last = modules.size - 1;
  const count = (place: (x: number, y: number) => readonly [number, number]) => {
    let damaged = 0;
    for (let y = 0; y < 8; y += 1) {
      for (let x = 0; x < 8; x += 1) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        const shouldBeDark = ring !== 2 && ring !== 4;
        const at = place(x, y);
        if ([modules, own].every(({ isDark }) => isDark(...at) !== shouldBeDark)) damaged += 1;
      }
    }
    return damaged;
  };
  return [count((x, y) => [x, y]), count((x, y) => [last - x, y]), count((x, y) => [x, last - y])];
}

function medianColour({ data, width, height }: Pixels, places: readonly Point[]): Rgb {
  const channel = (index: number) =>
    quantile(
      places.flatMap(({ x, y }) => {
        const [column, row] = [Math.floor(x), Math.floor(y)];
        if (column < 0 || row < 0 || column >= width || row >= height) return [];
        return [data[(row * width + column) * 4 + index] ?? 0];
      }),
      0.5,
    );
  return [channel(0), channel(1), channel(2)];
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
