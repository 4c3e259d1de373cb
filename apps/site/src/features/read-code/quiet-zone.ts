import type { CodeMeasures, Point, QuietZoneSide } from './code-reading.ts';
import type { Grid, Modules, Plane } from './grid.ts';
import { quantile } from './statistics.ts';

/** How far out the quiet zone is followed, in modules. */
const FARTHEST = 8;

/** Distance between two looks outwards, and along a side, in modules. */
const [STEP_OUT, STEP_ALONG] = [0.125, 0.25];

/** The first look: nearer, a blurred image shows the pattern itself. */
const FIRST = 0.5;

/** The grid is known about as well as this, in modules. */
const ROUNDING = 0.05;

/** Up to this distance the outline of a dark module may show, in modules. */
const OUTLINE = 1;

/** A thing in the way is longer than this along the side, in modules: shorter is dust, or noise of a camera. */
const SHORTEST = 0.5;

/** Between light (0) and dark (1): what is darker than this is in the way. */
const IN_THE_WAY = 0.4;

type Side = 'top' | 'right' | 'bottom' | 'left';

/** Follows the four sides of a pattern outwards: how far is it light? */
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

/** Brightness of a pixel; nothing beyond the image. */
function valueInside({ values, width, height }: Plane, { x, y }: Point): number | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
  return values[row * width + column];
}
