import { isWithin, type SampledModules } from '../encode/symbol-layout.ts';
import { square, dot, leastSquares, quantile } from '../read/math.ts';
import { pixelAt } from '../read/pixels.ts';
import type { Pixels, Point } from '../read/types.ts';
import type { Grid } from './fit-grid.ts';
import { toLinear } from '../draw/colors.ts';

const LINEAR = Float32Array.from({ length: 256 }, (_, channel) => toLinear(channel));

/** Relative luminance of sRGB, 0 to 1. */
function luminance(red = 0, green = 0, blue = 0): number {
  return 0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0);
}

/** Aperture of a verifier in modules, and samples across it. */
const [APERTURE, ACROSS] = [0.7, 4];

const inAperture = (index: number) => ((2 * index) / (ACROSS - 1) - 1) * APERTURE;

/** Samples of a module, from its middle, in halves of its size. */
const SAMPLES = square(0, 0, ACROSS).map(({ x, y }) => ({ x: inAperture(x), y: inAperture(y) }));

function luminanceAt(pixels: Pixels, point: Point): number | undefined {
  const index = pixelAt(pixels, point);
  if (index === undefined) return undefined;
  const { data } = pixels;
  return luminance(data[index * 4], data[index * 4 + 1], data[index * 4 + 2]);
}

const BRIGHTNESS_SAMPLES = 40_000;

/** Returns the luminance of the lightest background, 0 to 1: the 95th percentile, because a lamp is no background. */
export function brightnessOfImage(pixels: Pixels): number {
  const step = Math.max(1, Math.sqrt((pixels.width * pixels.height) / BRIGHTNESS_SAMPLES));
  const values: number[] = [];
  for (let y = 0; y < pixels.height; y += step) {
    for (let x = 0; x < pixels.width; x += step) values.push(luminanceAt(pixels, { x, y }) ?? 0);
  }
  return quantile(values, 0.95);
}

/** Luminance of the lightest background below which an image is underexposed. */
export const DARK_IMAGE = 0.12;

/** Minimum number of modules to estimate the light from. */
const FITTED_MODULES = 20;

/** Distance around the pattern in which a lighter background is searched, in modules. */
const MARGIN_MODULES = 8;

/** Minimum factor for a lighter background next to the code. A smaller one may be uneven light. */
const LIGHTER = 1.25;

export interface ReflectanceInput {
  /** The code with nine modules around it. */
  readonly pixels: Pixels;
  readonly modules: SampledModules;
  readonly isInverted: boolean;
  /** Luminance of the whole image's lightest background, 0 to 1. */
  readonly imageBrightness: number;
}

/** Luminance of a module. */
interface Sample extends Point {
  readonly value: number;
}

/**
 * Measures the reflectance of modules, 0 to 1; `undefined` beyond the image. In a generated image it is the luminance;
 * in a photo it is relative to the lightest background, with uneven light compensated for by the light modules.
 */
export function reflectanceOf(
  { pixels, modules, isInverted, imageBrightness }: ReflectanceInput,
  grid: Grid,
  isDrawn: boolean,
) {
  const { size } = modules;
  const luminances = new Map<number, number | undefined>();
  const luminance = (x: number, y: number) => {
    const key = (y + MARGIN_MODULES) * (size + 2 * MARGIN_MODULES) + x + MARGIN_MODULES;
    if (!luminances.has(key)) luminances.set(key, moduleLuminance(pixels, grid, x, y));
    return luminances.get(key);
  };
  const samplesOf = (points: readonly Point[]): readonly Sample[] =>
    points.flatMap(({ x, y }) => {
      const value = luminance(x, y);
      return value === undefined ? [] : [{ x, y, value }];
    });
  const isBeyond = (x: number, y: number) => !isWithin(size, x, y);
  const isLight = (x: number, y: number) => isBeyond(x, y) || modules.isDark(x, y) === isInverted;
  const light = samplesOf(square(0, 0, size).filter(({ x, y }) => isLight(x, y)));
  // The code's own background counts even if it is a small part of the image.
  const codeBackground = quantile(
    light.map(({ value }) => value),
    0.5,
  );
  const brightness = Math.max(imageBrightness, codeBackground);
  if (isDrawn && brightness > DARK_IMAGE) return { reflectance: luminance, brightness };
  // In a blurred image, light modules between dark ones are darker than the background.
  const surroundedByLight = light.filter(
    ({ x, y }) => isLight(x - 1, y) && isLight(x + 1, y) && isLight(x, y - 1) && isLight(x, y + 1),
  );
  const level = fitLight(
    surroundedByLight.length >= FITTED_MODULES ? surroundedByLight : light,
    size,
  );
  const around = samplesOf(
    square(-MARGIN_MODULES, -MARGIN_MODULES, size + 2 * MARGIN_MODULES).filter(({ x, y }) =>
      isBeyond(x, y),
    ),
  ).map(({ x, y, value }) => value / level(x, y));
  const lighter = around.length === 0 ? 1 : quantile(around, 0.95);
  const reference = lighter > LIGHTER ? lighter : 1;
  return {
    reflectance: (x: number, y: number) => {
      const value = luminance(x, y);
      return value === undefined ? undefined : Math.min(1, value / (level(x, y) * reference));
    },
    brightness,
  };
}

function moduleLuminance(pixels: Pixels, grid: Grid, x: number, y: number): number | undefined {
  // Inside a module the grid counts as linear.
  const [middle, right, below] = [
    grid.toPixel(x + 0.5, y + 0.5),
    grid.toPixel(x + 1, y + 0.5),
    grid.toPixel(x + 0.5, y + 1),
  ];
  const { data, width, height } = pixels;
  let [sum, count] = [0, 0];
  for (const { x: dx, y: dy } of SAMPLES) {
    const column = Math.floor(middle.x + dx * (right.x - middle.x) + dy * (below.x - middle.x));
    const row = Math.floor(middle.y + dx * (right.y - middle.y) + dy * (below.y - middle.y));
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const at = (row * width + column) * 4;
    sum += luminance(data[at], data[at + 1], data[at + 2]);
    count += 1;
  }
  return count === 0 ? undefined : sum / count;
}

/** Fits a quadratic surface through the light modules. Beyond the pattern it continues linearly. */
function fitLight(samples: readonly Sample[], size: number): (x: number, y: number) => number {
  const middle = quantile(
    samples.map(({ value }) => value),
    0.5,
  );
  const unit = (position: number) => (2 * (position + 0.5)) / size - 1;
  const termsOf = (u: number, v: number) => [1, u, v, u * u, u * v, v * v];
  let terms: readonly number[] = [middle, 0, 0, 0, 0, 0];
  const valueAt = (u: number, v: number) => dot(termsOf(u, v), terms);
  for (let round = 0; round < 4; round += 1) {
    const equations = samples.map(({ x, y, value }) => {
      const [u, v] = [unit(x), unit(y)];
      // Outliers are covered or dirty modules.
      const weight = 1 / (1 + ((value - valueAt(u, v)) / (0.15 * middle + 1e-6)) ** 4);
      return { terms: termsOf(u, v), value, weight };
    });
    terms = leastSquares(equations, Array<number>(6).fill(0));
  }
  const min = middle * 0.1 + 1e-6;
  return (x, y) => {
    const [u, v] = [unit(x), unit(y)];
    const [cu, cv] = [Math.min(1, Math.max(-1, u)), Math.min(1, Math.max(-1, v))];
    const edge = valueAt(cu, cv);
    if (cu === u && cv === v) return Math.max(min, edge);
    const step = 0.1;
    const slopeU = (edge - valueAt(cu - Math.sign(u - cu) * step, cv)) / step;
    const slopeV = (edge - valueAt(cu, cv - Math.sign(v - cv) * step)) / step;
    return Math.max(min, edge + slopeU * Math.abs(u - cu) + slopeV * Math.abs(v - cv));
  };
}
