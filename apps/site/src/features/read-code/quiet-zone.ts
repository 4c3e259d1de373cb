import type { CodeMeasures, Point, QuietZoneSide } from './code-reading.ts';
import type { Grid, Modules, Plane } from './grid.ts';
import { quantile } from './maths.ts';

/** Maximum distance from the pattern, in modules. */
const FARTHEST = 8;

/** Sampling distances outwards and along a side, in modules. */
const [STEP_OUT, STEP_ALONG] = [0.125, 0.25];

/** Distance of the first sample, in modules: nearer ones would hit the pattern in a blurred image. */
const FIRST = 0.5;

/** Accuracy of the grid, in modules. */
const ROUNDING = 0.05;

/** Maximum distance of a dark module's blurred edge, in modules. */
const OUTLINE = 1;

/** Minimum length of an obstacle along the side, in modules. Shorter ones are dust or noise. */
const SHORTEST = 0.5;

/** Darkness of an obstacle, between light (0) and dark (1). */
const IN_THE_WAY = 0.4;

type Side = 'top' | 'right' | 'bottom' | 'left';

export function quietZoneOf(plane: Plane, grid: Grid, modules: Modules): CodeMeasures['quietZone'] {
  const side = (name: Side) => quietSide({ plane, grid, modules, side: name });
  return [side('top'), side('right'), side('bottom'), side('left')];
}

interface SideQuestion {
  readonly plane: Plane;
  readonly grid: Grid;
  readonly modules: Modules;
  readonly side: Side;
}

/** Measures one side. Brightness is relative to nearby modules, because photos are lit unevenly. */
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

/** Depth and length of the areas that provide reference brightness, in modules. */
const NEAR = 6;

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

function valueInside({ values, width, height }: Plane, { x, y }: Point): number | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
  return values[row * width + column];
}
