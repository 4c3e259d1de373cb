import { assertObject } from '../errors.ts';
import { measureText, type Alphabets } from './alphabets.ts';
import type { Box, Line } from './drawing.ts';

/** What a code stands on, in display order; `none` is its quiet zone alone. */
export const FRAMES = ['none', 'label', 'card', 'tag', 'poster'] as const;
export type Frame = (typeof FRAMES)[number];

/** Two lines of text in a frame, and the letters to set them in; `missingCharacters` names those that are left out. */
export interface Label {
  readonly title?: string | undefined;
  readonly line?: string | undefined;
  readonly alphabets: Alphabets;
}

/** Side of the pattern in a frame, in units of the drawing. */
const PATTERN = 292;

/** The places of a code and its words in a frame; lengths in units of the drawing. */
export interface FrameLayout {
  readonly width: number;
  readonly height: number;
  /** Side of a module. */
  readonly module: number;
  /** The pattern without its quiet zone. */
  readonly code: Box;
  readonly lines: readonly Line[];
  /** Hole to hang up a tag. */
  readonly hole?: { readonly x: number; readonly y: number; readonly radius: number } | undefined;
}

/** Height of capitals and depth of descenders, as shares of the font size. */
const CAPITAL = 0.71;
const DESCENT = 0.2;
/** Radius of the bottom right corner. */
export const TURN = 48;
const HOLE_RADIUS = 14;

/** Lays out a frame around a code of so many modules per side. Without one, a unit is a module. */
export function layOutFrame(
  frame: Frame,
  size: number,
  quietZone: number,
  label: Label | undefined,
): FrameLayout {
  if (frame === 'none') {
    const side = size + 2 * quietZone;
    const code = { x: quietZone, y: quietZone, width: size, height: size };
    return { width: side, height: side, module: 1, code, lines: [] };
  }
  const module = PATTERN / size;
  const clear = quietZone * module;
  // Rounds up to whole modules, so that in a PNG with whole pixels per module every edge of carrier and code is sharp.
  const up = (length: number) => Math.ceil(length / module - 1e-6) * module;
  // A little more than requested, and at least enough that the rounded corner does not cut into the code.
  const pad = up(Math.max(30, clear + 6));
  const at = (x: number, y: number): Box => ({ x, y, width: PATTERN, height: PATTERN });

  switch (frame) {
    case 'label':
    case 'tag': {
      const hole =
        frame === 'tag' ? { x: pad + PATTERN / 2, y: 42, radius: HOLE_RADIUS } : undefined;
      const top = hole === undefined ? pad : up(hole.y + hole.radius) + pad;
      const foot = top + PATTERN;
      const text = stackLines(label, pad, foot + Math.max(24, clear + 2), PATTERN, [44, 22]);
      return {
        module,
        width: PATTERN + 2 * pad,
        height: text.lines.length === 0 ? foot + pad : up(text.bottom + 30),
        code: at(pad, top),
        lines: text.lines,
        hole,
      };
    }
    case 'card': {
      const height = PATTERN + 2 * pad;
      const textX = pad + PATTERN + Math.max(36, clear + 2);
      const room = 230;
      const text = stackLines(label, textX, 0, room, [44, 24]);
      const drop = height - pad - text.baseline;
      return {
        module,
        width: up(textX + room + 36),
        height,
        code: at(pad, pad),
        lines: text.lines.map((each) => ({ ...each, y: each.y + drop })),
      };
    }
    case 'poster': {
      const margin = up(Math.max(56, pad));
      const width = PATTERN + 2 * margin;
      const text = stackLines(label, margin, margin, PATTERN, [96, 32]);
      const codeY = up(
        Math.max(width * Math.SQRT2 - margin - PATTERN, text.bottom + Math.max(24, clear + 2)),
      );
      return {
        module,
        width,
        height: codeY + PATTERN + margin,
        code: at(margin, codeY),
        lines: text.lines,
      };
    }
  }
}

/** Places two lines below a top edge; each shrinks until it fits the available width. */
function stackLines(
  label: Label | undefined,
  x: number,
  top: number,
  room: number,
  [titleSize, lineSize]: readonly [number, number],
) {
  const lines: Line[] = [];
  let y = top;
  let baseline = top;
  for (const [text = '', face, largest] of [
    [label?.title, 'wide', titleSize],
    [label?.line, 'narrow', lineSize],
  ] as const) {
    const length = label ? measureText(label.alphabets[face], text, largest) : 0;
    if (length === 0) continue;
    const size = largest * Math.min(1, room / length);
    baseline = y + size * CAPITAL;
    lines.push({ text, face, x, y: baseline, size, length: Math.min(length, room) });
    y = baseline + Math.max(size * DESCENT, 9) + 3;
  }
  return { lines, baseline, bottom: y };
}

/**
 * Width of the quiet zone in modules: the distance from the code to the nearest edge, text or hole. It is measured on
 * the finished layout, so it holds for every frame.
 */
export function measureQuietZone(layout: FrameLayout): number {
  assertObject('layout.code', layout?.code);
  const { code, width, height, hole, lines, module } = layout;
  const right = code.x + code.width;
  const bottom = code.y + code.height;
  const distances = [code.x, code.y, width - right, height - bottom];
  if (module !== 1) {
    const cornerX = right - (width - TURN);
    const cornerY = bottom - (height - TURN);
    if (cornerX > 0 && cornerY > 0) distances.push(TURN - Math.hypot(cornerX, cornerY));
  }
  if (hole !== undefined) distances.push(code.y - hole.y - hole.radius);
  for (const line of lines) {
    const top = line.y - line.size * CAPITAL;
    const foot = line.y + line.size * DESCENT;
    const across = Math.max(line.x - right, code.x - line.x - line.length, 0);
    const down = Math.max(top - bottom, code.y - foot, 0);
    distances.push(Math.hypot(across, down));
  }
  return Math.min(...distances) / module;
}
