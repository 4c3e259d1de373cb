import { contrastRatio } from '@waypage/ui/theme';
import type { ClearSide, CodeMeasures, Corners, Pixels, Point, Rgb } from './code-reading.ts';
import { meanSide, projection } from './perspective.ts';

/** The sampled modules of a code, row by row: true is dark in an ordinary code. */
export interface Modules {
  readonly size: number;
  readonly isDark: (x: number, y: number) => boolean;
}

/** How far out the clear edge is followed, in modules. */
const FARTHEST = 8;

/** Distance between two looks, in modules. */
const STEP = 0.25;

/** The first look: nearer, a blurred picture shows the pattern itself. */
const FIRST = 0.5;

/** The corners are known about as well as this, in modules. */
const ROUNDING = 0.05;

/** Between light (0) and dark (1): what is darker than this is in the way. */
const IN_THE_WAY = 0.4;

/** Part of a line along a side that may be in the way by noise. */
const NOISE = 0.02;

/** What the pixels tell: contrast, colours, clear edge and the state of the finder patterns. */
export function measureCode(
  pixels: Pixels,
  corners: Corners,
  modules: Modules,
  isInverted: boolean,
): Pick<CodeMeasures, 'contrast' | 'dark' | 'light' | 'clearEdge' | 'damagedFinderModules'> {
  const { size } = modules;
  const toPixel = projection(corners, size);
  const reach = Math.min(1, meanSide(corners) / size / 5);
  const printed: Sample[] = [];
  const ground: Sample[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const colour = colourAt(pixels, toPixel(x + 0.5, y + 0.5), reach);
      if (!colour) continue;
      const sample = { x, y, colour, lightness: lightnessOf(colour) };
      (modules.isDark(x, y) ? printed : ground).push(sample);
    }
  }
  const [dark, light] = (isInverted ? [ground, printed] : [printed, ground]).map(medianColour);
  if (!dark || !light) throw new Error('[site] A code has dark and light modules.');
  return {
    contrast: contrastRatio(hex(dark), hex(light)),
    dark,
    light,
    clearEdge: SIDES.map((side) =>
      clearSide({ pixels, toPixel, size, side, printed, ground }),
    ) as unknown as CodeMeasures['clearEdge'],
    damagedFinderModules: countDamagedFinderModules(modules),
  };
}

interface Sample {
  readonly x: number;
  readonly y: number;
  readonly colour: Rgb;
  readonly lightness: number;
}

type Side = 'top' | 'right' | 'bottom' | 'left';
const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

interface SideQuestion {
  readonly pixels: Pixels;
  readonly toPixel: (x: number, y: number) => Point;
  readonly size: number;
  readonly side: Side;
  readonly printed: readonly Sample[];
  readonly ground: readonly Sample[];
}

/** Compared with the modules beside it, for light falls unevenly on a photo. */
function clearSide({ pixels, toPixel, size, side, printed, ground }: SideQuestion): ClearSide {
  const near = ({ x, y }: Sample) =>
    ({ top: y, right: size - 1 - x, bottom: size - 1 - y, left: x })[side] < 4;
  const groundLightness = median(ground.filter(near).map(({ lightness }) => lightness));
  const printedLightness = median(printed.filter(near).map(({ lightness }) => lightness));
  const place = (along: number, out: number): Point =>
    ({
      top: () => toPixel(along, -out),
      right: () => toPixel(size + out, along),
      bottom: () => toPixel(along, size + out),
      left: () => toPixel(-out, along),
    })[side]();
  for (let out = FIRST; out <= FARTHEST; out += STEP) {
    let inTheWay = 0;
    let looks = 0;
    for (let along = 0.25; along < size; along += 0.5) {
      const colour = pixelAt(pixels, place(along, out - ROUNDING));
      if (!colour) return { modules: out === FIRST ? 0 : out - STEP, isCut: true };
      const darkness =
        (lightnessOf(colour) - groundLightness) / (printedLightness - groundLightness);
      looks += 1;
      if (darkness > IN_THE_WAY) inTheWay += 1;
    }
    if (inTheWay > looks * NOISE) {
      return { modules: out === FIRST ? 0 : out - STEP, isCut: false };
    }
  }
  return { modules: FARTHEST, isCut: false };
}

/** The finder patterns are the same in every code: rings of 7, 5 and 3 modules, and a light row around. */
function countDamagedFinderModules({ size, isDark }: Modules): number {
  let damaged = 0;
  for (let y = 0; y < 8; y += 1) {
    for (let x = 0; x < 8; x += 1) {
      const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
      const shouldBeDark = ring !== 2 && ring !== 4;
      for (const [column, row] of [
        [x, y],
        [size - 1 - x, y],
        [x, size - 1 - y],
      ] as const) {
        if (isDark(column, row) !== shouldBeDark) damaged += 1;
      }
    }
  }
  return damaged;
}

/** Mean colour of a place and four around it, or nothing beyond the picture. */
function colourAt(pixels: Pixels, { x, y }: Point, reach: number): Rgb | undefined {
  const colours = [
    pixelAt(pixels, { x, y }),
    pixelAt(pixels, { x: x - reach, y }),
    pixelAt(pixels, { x: x + reach, y }),
    pixelAt(pixels, { x, y: y - reach }),
    pixelAt(pixels, { x, y: y + reach }),
  ].filter((colour) => colour !== undefined);
  return colours.length === 0 ? undefined : meanColour(colours);
}

function pixelAt({ data, width, height }: Pixels, { x, y }: Point): Rgb | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
  const at = (row * width + column) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

function meanColour(colours: readonly Rgb[]): Rgb {
  const mean = (channel: 0 | 1 | 2) =>
    colours.reduce((sum, colour) => sum + colour[channel], 0) / colours.length;
  return [mean(0), mean(1), mean(2)];
}

function medianColour(samples: readonly Sample[]): Rgb {
  const channel = (index: 0 | 1 | 2) =>
    Math.round(median(samples.map(({ colour }) => colour[index])));
  return [channel(0), channel(1), channel(2)];
}

/** How light a colour looks, 0 to 255. */
function lightnessOf([red, green, blue]: Rgb): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

function hex(colour: Rgb): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
