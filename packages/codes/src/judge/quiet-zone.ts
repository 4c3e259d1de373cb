import { PRINT_RULES } from '../print/print-rules.ts';
import { quantile } from '../read/math.ts';
import { pixelAt } from '../read/pixels.ts';
import type { Point } from '../read/types.ts';
import type { Grid, Plane } from './fit-grid.ts';
import type { SampledModules } from '../encode/symbol-layout.ts';
import type { CodeMeasurement, QuietZoneSide } from './types.ts';

/** Maximum distance from the pattern, in modules. */
const MAX_DISTANCE = 8;

/** Sampling distances outwards and along a side, in modules. */
const [STEP_OUT, STEP_ALONG] = [0.125, 0.25];

/** Distance of the first sample, in modules: nearer ones would hit the pattern in a blurred image. */
const FIRST_SAMPLE = 0.5;

/** Accuracy of the grid, in modules. */
const ROUNDING = 0.05;

/** Maximum distance of a dark module's blurred edge, in modules. */
const OUTLINE = 1;

/** Minimum length of an obstacle along the side, in modules. Shorter ones are dust or noise. */
const MIN_OBSTACLE = 0.5;

/** Darkness of an obstacle, between light (0) and dark (1). */
const OBSTACLE_DARKNESS = 0.4;

/** Depth and length of the areas that provide reference brightness, in modules. */
const BAND_MODULES = 6;

/** Pattern coordinates of a point: its distance along a side, and outwards from it. */
type Side = (along: number, out: number, size: number) => readonly [x: number, y: number];

const TOP: Side = (along, out) => [along, -out];
const RIGHT: Side = (along, out, size) => [size + out, along];
const BOTTOM: Side = (along, out, size) => [along, size + out];
const LEFT: Side = (along, out) => [-out, along];

/** Measures the quiet zone. Brightness is relative to nearby modules, because photos are lit unevenly. */
export function quietZoneOf(
  plane: Plane,
  grid: Grid,
  { size, isDark }: SampledModules,
  tolerance: number,
): CodeMeasurement['quietZone'] {
  const needed = PRINT_RULES.quietZoneModules - tolerance;
  const measure = (side: Side) => {
    const measured = quietSide(
      plane,
      size,
      (along, out) => grid.toPixel(...side(along, out, size)),
      (along, depth) => {
        const [x, y] = side(along, -depth - 0.5, size);
        return isDark(Math.floor(x), Math.floor(y));
      },
    );
    return { ...measured, isTooNarrow: measured.modules < needed };
  };
  return [measure(TOP), measure(RIGHT), measure(BOTTOM), measure(LEFT)];
}

function quietSide(
  plane: Plane,
  size: number,
  toPixel: (along: number, out: number) => Point,
  isModuleDark: (along: number, depth: number) => boolean,
): Omit<QuietZoneSide, 'isTooNarrow'> {
  const bands = Array.from({ length: Math.max(1, Math.floor(size / BAND_MODULES)) }, (_, band) => {
    const printed: number[] = [];
    const ground: number[] = [];
    const end = Math.min(size, (band + 1) * BAND_MODULES);
    for (let along = band * BAND_MODULES; along < end; along += 1) {
      for (let depth = 0; depth < BAND_MODULES; depth += 1) {
        const value = valueInside(plane, toPixel(along + 0.5, -depth - 0.5));
        if (value !== undefined) (isModuleDark(along, depth) ? printed : ground).push(value);
      }
    }
    return { printed: quantile(printed, 0.5), ground: quantile(ground, 0.5) };
  });
  const darknessAt = (along: number, out: number): number | undefined => {
    const value = valueInside(plane, toPixel(along, out - ROUNDING));
    const band = bands[Math.min(bands.length - 1, Math.floor(along / BAND_MODULES))];
    if (value === undefined || !band) return undefined;
    return (value - band.ground) / (band.printed - band.ground);
  };
  for (let out = FIRST_SAMPLE; out <= MAX_DISTANCE; out += STEP_OUT) {
    let [run, longest] = [0, 0];
    for (let along = STEP_ALONG / 2; along < size; along += STEP_ALONG) {
      const darkness = darknessAt(along, out);
      if (darkness === undefined) {
        return { modules: out === FIRST_SAMPLE ? 0 : out - STEP_OUT, isCut: true };
      }
      const isCodeOutline =
        out < OUTLINE &&
        isModuleDark(along, 0) &&
        (darknessAt(along, out + OUTLINE) ?? 0) < OBSTACLE_DARKNESS;
      run = darkness > OBSTACLE_DARKNESS && !isCodeOutline ? run + STEP_ALONG : 0;
      longest = Math.max(longest, run);
    }
    if (longest > MIN_OBSTACLE)
      return { modules: out === FIRST_SAMPLE ? 0 : out - STEP_OUT, isCut: false };
  }
  return { modules: MAX_DISTANCE, isCut: false };
}

function valueInside(plane: Plane, point: Point): number | undefined {
  const index = pixelAt(plane, point);
  return index === undefined ? undefined : plane.values[index];
}
