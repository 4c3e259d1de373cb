import { contrastRatio } from '@waypage/ui/theme';
import {
  circlePath,
  cornerPath,
  drawFinder,
  finderPlaces,
  textPath,
  turnPath,
  type Alphabets,
  type PathData,
} from '@waypage/outlines';
import { maxLogo, MIN_LOGO, oddModules, type Design, type LogoImage } from '../design/design.ts';
import { dataModules, type Code } from './code.ts';
import { CODE_EDGE, layOut, TURN, type Box, type Layout } from './layout.ts';
import { modulesPath } from './modules.ts';

export interface Fill {
  readonly path: PathData;
  /** Position of the path's origin and scale of its unit. @default the drawing's own origin and unit */
  readonly at?: Placement;
  /** `#RRGGBB` */
  readonly colour: string;
  readonly rule: 'nonzero' | 'evenodd';
}

export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Image extends Box {
  readonly url: string;
}

/** A carrier with its code: the common input of the stage, the checks and all file formats. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** In paint order. */
  readonly fills: readonly Fill[];
  readonly image: Image | undefined;
  readonly layout: Layout;
  readonly module: number;
}

const STANDARD_INK = '#15140F';
const RED = '#B02A06';

/** Lowest contrast at which the accent is distinguishable from the stock. */
const ACCENT_CONTRAST = 3;

/** Colour of the finder centres and the mark: red with the standard ink if it contrasts enough with the stock. */
export function accentColour(ink: string, stock: string): string {
  return ink === STANDARD_INK && contrastRatio(RED, stock) >= ACCENT_CONTRAST ? RED : ink;
}

/** Side of the square cleared for the logo, in modules; 0 without one. */
export function logoModules(
  { logo, logoSize }: Pick<Design, 'logo' | 'logoSize'>,
  codeSize: number,
): number {
  if (logo === 'none') return 0;
  return Math.min(maxLogo(codeSize), Math.max(MIN_LOGO, oddModules(logoSize)));
}

export function drawDesign(design: Design, code: Code, alphabets: Alphabets): Drawing {
  const { ink, stock, logo } = design;
  const layout = layOut({ ...design, code }, alphabets);
  const module = CODE_EDGE / code.size;
  const accent = accentColour(ink, stock);
  const logoEdge = logoModules(design, code.size);
  const at = { x: layout.code.x, y: layout.code.y, scale: module };

  const shown = dataModules(code, logoEdge);
  // Decoders derive their grid from the alignment patterns, so these are solid in every module shape.
  const isAligning = (x: number, y: number) => code.isAlignment[y]?.[x] === true;
  const loose = shown.map((row, y) => row.map((dark, x) => dark && !isAligning(x, y)));
  const alignment = shown.map((row, y) => row.map((dark, x) => dark && isAligning(x, y)));
  const corners = finderPlaces(code.size).map(([column, row]) =>
    drawFinder(design.corners, column, row),
  );
  const fills: Fill[] = [
    { path: groundPath(layout), colour: stock, rule: 'evenodd' },
    {
      path: modulesPath(loose, design.modules) + modulesPath(alignment, 'square'),
      at,
      colour: ink,
      rule: 'nonzero',
    },
    { path: corners.map(({ ring }) => ring).join(''), at, colour: ink, rule: 'evenodd' },
    { path: corners.map(({ middle }) => middle).join(''), at, colour: accent, rule: 'nonzero' },
  ];
  if (logo === 'mark') {
    fills.push({ path: markPath(code.size, logoEdge), at, colour: accent, rule: 'evenodd' });
  }
  for (const line of layout.lines) {
    const path = textPath(alphabets[line.width], line.text, line.x, line.y, line.size);
    fills.push({ path, colour: ink, rule: 'nonzero' });
  }
  return {
    width: layout.width,
    height: layout.height,
    fills,
    image: typeof logo === 'string' ? undefined : placeImage(logo, layout, logoEdge * module),
    layout,
    module,
  };
}

function groundPath({ width, height, hole }: Layout): PathData {
  if (hole === undefined) return turnPath(0, 0, width, height, TURN);
  return (
    cornerPath(0, 0, width, height, [28, 28, TURN, 28]) + circlePath(hole.x, hole.y, hole.radius)
  );
}

/** The brand's mark with a margin of almost one module. */
function markPath(codeSize: number, logoEdge: number): PathData {
  const edge = logoEdge - 1.8;
  const start = (codeSize - edge) / 2;
  const third = edge * 0.36;
  const inner = (codeSize - third) / 2;
  return (
    turnPath(start, start, edge, edge, edge * 0.42) +
    turnPath(inner, inner, third, third, third * 0.45)
  );
}

function placeImage({ url, width, height }: LogoImage, { code }: Layout, room: number): Image {
  const scale = (room * 0.86) / Math.max(width, height);
  const [wide, high] = [width * scale, height * scale];
  return {
    url,
    x: code.x + (code.width - wide) / 2,
    y: code.y + (code.height - high) / 2,
    width: wide,
    height: high,
  };
}
