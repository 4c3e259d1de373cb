import type { CodeMeasures, Corners, Pixels, Point, Rgb } from './code-reading.ts';
import { GRADED_FROM, type NoGradeReason, type PrintGrades } from './grade-limits.ts';
import { brightnessOf, fitGrid, type Grid, type Modules } from './grid.ts';
import { meanSide } from './perspective.ts';
import { gradeCode } from './print-grades.ts';
import { quietZoneOf } from './quiet-zone.ts';
import { reflectanceOf } from './reflectance.ts';
import { mean, quantile } from './statistics.ts';
import type { Level } from './symbol.ts';

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
  /** Corners of the pattern from the fitted grid. */
  readonly corners: Corners;
}

export interface MeasureInput {
  /** The code with nine modules around it. */
  readonly pixels: Pixels;
  /** Corners in these pixels. */
  readonly corners: Corners;
  readonly modules: Modules;
  readonly isInverted: boolean;
  /** Without level and mask nothing is graded. */
  readonly level: Level | undefined;
  readonly mask: number | undefined;
  /** Longest side of the whole image in these pixels, about the focal length of its camera. */
  readonly imageSide: number;
  /** In pixels of the original image. */
  readonly modulePixels: number;
  /** Brightness of the whole image's lightest background, 0 to 1. */
  readonly imageBrightness: number;
}

/** Measures contrast, colours, quiet zone and finder patterns of a code, and grades it. */
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
  const isDrawn = isDrawnImage(pixels, grid, size);
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
  // The modules that are light in an inverted code count as dark.
  const asOrdinary = (value: number) => (isInverted ? lightest + darkest - value : value);
  // On bent paper this sampling beats the decoder's; on a covered code the decoder's may be better.
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

/** Unused share of the error correction, 0 to 1. */
function unusedOf({ parameters }: PrintGrades): number {
  return parameters.find(({ id }) => id === 'correction')?.value ?? 0;
}

/** Mean of the darkest percent: a single module may be a speck or noise. */
function extreme(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const count = Math.max(4, Math.floor(sorted.length / 100));
  return mean(sorted.slice(0, count));
}

/** Minimum share of samples with the same colour as their neighbour in an image generated by software. */
const DRAWN_SHARE = 0.9;

/** Whether neighbouring pixels inside modules are alike: the image has no noise at all. */
function isDrawnImage({ data, width, height }: Pixels, grid: Grid, size: number): boolean {
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

/** In pixels, along rows and along columns. */
function axesOf([a, b, c, d]: Corners, size: number): readonly [number, number] {
  const length = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);
  return [(length(a, b) + length(d, c)) / 2 / size, (length(a, d) + length(b, c)) / 2 / size];
}

function withheldOf(
  { modulePixels, imageSide }: MeasureInput,
  corners: Corners,
  isDrawn: boolean,
): NoGradeReason | undefined {
  if (tiltOf(corners, imageSide) > GRADED_FROM.degrees) return 'tilted';
  // Generated modules have exact colours even with few pixels.
  return modulePixels < GRADED_FROM.pixels && !(isDrawn && modulePixels >= 2) ? 'small' : undefined;
}

/** Estimates the tilt of a flat code in degrees from the ratio of opposite sides. */
function tiltOf(corners: Corners, imageSide: number): number {
  const length = (from: 0 | 1 | 2 | 3, to: 0 | 1 | 2 | 3) =>
    Math.hypot(corners[to].x - corners[from].x, corners[to].y - corners[from].y);
  const distance = imageSide / meanSide(corners);
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

/**
 * Counts wrong modules of the finder patterns, which are the same in every code: rings of 7, 5 and 3 modules, and a
 * light border. A module is wrong only where both samplings agree.
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
