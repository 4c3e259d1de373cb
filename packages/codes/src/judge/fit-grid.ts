import { projection, square, type Projection, dot, leastSquares } from '../read/math.ts';
import type { Corners, Pixels, Point } from '../read/types.ts';
import type { SampledModules } from '../encode/symbol-layout.ts';

export interface Grid {
  readonly toPixel: Projection;
  /** Maximum distance from an ideal grid in perspective, in modules. */
  readonly nonUniformity: number;
}

/** Brightness of each pixel, 0 to 255. */
export interface Plane {
  readonly values: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** Converts pixels to luma (ITU-R BT.601). */
export function brightnessOf({ data, width, height }: Pixels): Plane {
  const values = new Float32Array(width * height);
  for (let index = 0; index < values.length; index += 1) {
    const at = index * 4;
    values[index] =
      0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  return { values, width, height };
}

/** Half the width of a matching window, in modules. */
const HALF_WINDOW = 2.5;

/** Distance between windows, in modules. */
const WINDOW_STEP = 4;

/** Maximum number of windows per side. More cost time without a gain. */
const MAX_WINDOWS = 16;

/** Maximum distance of a window from the position that the corners suggest, in modules. */
const REACH = 0.9;

/** Below this correlation a window is covered, or has too little detail. */
const MIN_CORRELATION = 0.4;

/**
 * Fits a grid to the modules of a code. On bent print a decoder's corners are up to half a module off, so this matches
 * windows of known modules against the image, and fits a smooth surface through their shifts. The surface continues
 * beyond the pattern, like a label around a bottle.
 */
export function fitGrid(
  plane: Plane,
  corners: Corners,
  modules: SampledModules,
  isInverted: boolean,
): Grid {
  const { size } = modules;
  const flat = projection(corners, size);
  const centers = centersOf(size);
  let surface = FLAT;
  // A label may bend further than one window reaches, so there are two coarse rounds.
  for (const reach of [REACH, REACH, REACH / 2]) {
    const toPixel = projectOnto(flat, surface, size);
    const current = surface;
    const shifts = square(0, 0, centers.length).map(({ x: column, y: row }) => {
      const [x, y] = [centers[column] ?? 0, centers[row] ?? 0];
      const found = matchWindow({ plane, toPixel, modules, isInverted, x, y, reach });
      // Adds the shift that the surface has already.
      const [dx, dy] = current(unit(x, size), unit(y, size));
      return { ...found, dx: found.dx + dx, dy: found.dy + dy };
    });
    const matched = shifts.filter(({ weight }) => weight > 0);
    if (matched.length < centers.length * 2) break;
    surface = fitSurface(matched, size);
  }
  const toPixel = projectOnto(flat, surface, size);
  return { toPixel, nonUniformity: nonUniformityOf(surface) };
}

interface Shift extends Point {
  readonly dx: number;
  readonly dy: number;
  readonly weight: number;
}

type Surface = (u: number, v: number) => readonly [number, number];

const FLAT: Surface = () => [0, 0];

function centersOf(size: number): readonly number[] {
  const count = Math.min(
    MAX_WINDOWS,
    Math.max(3, Math.round((size - 2 * HALF_WINDOW) / WINDOW_STEP) + 1),
  );
  return Array.from(
    { length: count },
    (_, index) => HALF_WINDOW + (index * (size - 2 * HALF_WINDOW)) / (count - 1),
  );
}

function unit(position: number, size: number): number {
  return (2 * position) / size - 1;
}

function projectOnto(flat: Projection, surface: Surface, size: number): Projection {
  return (x, y) => {
    const [dx, dy] = surface(unit(x, size), unit(y, size));
    return flat(x + dx, y + dy);
  };
}

interface WindowInput extends Point {
  readonly plane: Plane;
  readonly toPixel: Projection;
  readonly modules: SampledModules;
  readonly isInverted: boolean;
  readonly reach: number;
}

/** Positions across a module, as near to its edges as blur allows: between them a shift changes nothing. */
const SAMPLE_OFFSETS = [1 / 8, 4 / 8, 7 / 8] as const;

function matchWindow(input: WindowInput): Shift {
  const { plane, toPixel, x, y, reach } = input;
  const samples = samplesOf(input);
  // Inside a window the image counts as flat: one module is the same number of pixels everywhere.
  const [from, right, down] = [toPixel(x, y), toPixel(x + 1, y), toPixel(x, y + 1)];
  const shift = (dx: number, dy: number) =>
    correlation(
      plane,
      samples,
      dx * (right.x - from.x) + dy * (down.x - from.x),
      dx * (right.y - from.y) + dy * (down.y - from.y),
    );
  let best = { dx: 0, dy: 0, score: shift(0, 0) };
  const search = (step: number, steps: number) => {
    const { dx: fromX, dy: fromY } = best;
    for (let row = -steps; row <= steps; row += 1) {
      for (let column = -steps; column <= steps; column += 1) {
        const [dx, dy] = [fromX + column * step, fromY + row * step];
        const score = shift(dx, dy);
        if (score > best.score) best = { dx, dy, score };
      }
    }
  };
  search(reach / 3, 3);
  search(reach / 9, 2);
  search(reach / 27, 2);
  const weight = best.score > MIN_CORRELATION ? best.score ** 2 : 0;
  return { x, y, dx: best.dx, dy: best.dy, weight };
}

/** Sampled pixels of a window. A sign is 1 where the pixel should be light, else -1. */
function samplesOf({ modules, toPixel, isInverted, x, y }: WindowInput) {
  const left = Math.max(0, Math.round(x - HALF_WINDOW));
  const top = Math.max(0, Math.round(y - HALF_WINDOW));
  const samples = square(left, top, 2 * HALF_WINDOW)
    .filter((module) => module.x < modules.size && module.y < modules.size)
    .flatMap((module) => {
      const sign = modules.isDark(module.x, module.y) === isInverted ? 1 : -1;
      return SAMPLE_OFFSETS.flatMap((dy) =>
        SAMPLE_OFFSETS.map((dx) => ({ ...toPixel(module.x + dx, module.y + dy), sign })),
      );
    });
  return {
    x: Float64Array.from(samples, (sample) => sample.x),
    y: Float64Array.from(samples, (sample) => sample.y),
    signs: Float64Array.from(samples, ({ sign }) => sign),
    sumSigns: samples.reduce((sum, { sign }) => sum + sign, 0),
  };
}

/**
 * Correlation of a window's modules with the image after a shift in pixels, -1 to 1. Brightness is interpolated; beyond
 * the image the nearest pixel counts. The innermost loop of a measurement: it allocates nothing.
 */
function correlation(
  plane: Plane,
  samples: ReturnType<typeof samplesOf>,
  dx: number,
  dy: number,
): number {
  const { values, width, height } = plane;
  const { x, y, signs, sumSigns } = samples;
  const [maxColumn, maxRow] = [width - 1.001, height - 1.001];
  const count = signs.length;
  let [sumValues, sumProducts, sumSquares] = [0, 0, 0];
  for (let sample = 0; sample < count; sample += 1) {
    const column = Math.min(Math.max((x[sample] ?? 0) + dx - 0.5, 0), maxColumn);
    const row = Math.min(Math.max((y[sample] ?? 0) + dy - 0.5, 0), maxRow);
    const left = Math.floor(column);
    const top = Math.floor(row);
    const right = column - left;
    const index = top * width + left;
    const above = (values[index] ?? 0) * (1 - right) + (values[index + 1] ?? 0) * right;
    const below =
      (values[index + width] ?? 0) * (1 - right) + (values[index + width + 1] ?? 0) * right;
    const value = above + (below - above) * (row - top);
    sumValues += value;
    sumProducts += value * (signs[sample] ?? 0);
    sumSquares += value * value;
  }
  const spread = (count * sumSquares - sumValues ** 2) * (count * count - sumSigns ** 2);
  return spread <= 0 ? 0 : (count * sumProducts - sumValues * sumSigns) / Math.sqrt(spread);
}

function termsOf(u: number, v: number): readonly number[] {
  return [1, u, v, u * u, u * v, v * v, u ** 3, u * u * v, u * v * v, v ** 3];
}

/** The sum of {@link termsOf} with their factors, without a list: each sample of an image needs it. */
function cubic(factors: readonly number[], u: number, v: number): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0] = factors;
  const quadratic = a + u * b + v * c + u * u * d + u * v * e + v * v * f;
  return quadratic + u ** 3 * g + u * u * v * h + u * v * v * i + v ** 3 * j;
}

/** Regularization of each term: few windows say little about the higher terms. */
const REGULARIZATION = [0, 0, 0, 0.001, 0.001, 0.001, 0.003, 0.003, 0.003, 0.003] as const;

/** Distance from the surface at which a window counts as an outlier, in modules. */
const OUTLIER_DISTANCE = 0.35;

function fitSurface(shifts: readonly Shift[], size: number): Surface {
  let weights = shifts.map(({ weight }) => weight);
  let surface = FLAT;
  const solve = (axis: 'dx' | 'dy') => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return leastSquares(
      shifts.map((shift, index) => ({
        terms: termsOf(unit(shift.x, size), unit(shift.y, size)),
        value: shift[axis],
        weight: weights[index] ?? 0,
      })),
      REGULARIZATION.map((factor) => factor * total * 0.1),
    );
  };
  for (let round = 0; round < 4; round += 1) {
    const [horizontal, vertical] = [solve('dx'), solve('dy')];
    surface = (u, v) => [cubic(horizontal, u, v), cubic(vertical, u, v)];
    const fitted = surface;
    weights = shifts.map(({ x, y, dx, dy, weight }) => {
      const [sx, sy] = fitted(unit(x, size), unit(y, size));
      return weight / (1 + (Math.hypot(dx - sx, dy - sy) / OUTLIER_DISTANCE) ** 4);
    });
  }
  return surface;
}

/** Maximum residual of the surface after the best perspective has been removed. */
function nonUniformityOf(surface: Surface): number {
  const steps = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1];
  const points = steps.flatMap((v) => steps.map((u) => ({ u, v, moved: surface(u, v) })));
  // Linear approximation of a change in perspective. x and y share the last two terms.
  const rowsOf = (u: number, v: number) => [
    [1, u, v, 0, 0, 0, u * u, u * v],
    [0, 0, 0, 1, u, v, u * v, v * v],
  ];
  const equations = points.flatMap(({ u, v, moved }) =>
    rowsOf(u, v).map((terms, axis) => ({ terms, value: moved[axis] ?? 0, weight: 1 })),
  );
  const solved = leastSquares(equations, Array<number>(8).fill(0));
  return Math.max(
    ...points.map(({ u, v, moved }) => {
      const [x = [], y = []] = rowsOf(u, v);
      return Math.hypot(moved[0] - dot(x, solved), moved[1] - dot(y, solved));
    }),
  );
}
