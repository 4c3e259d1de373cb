import { measureText, type Alphabets } from '@waypage/outlines';
import { frameText, type Design } from '../design/design.ts';
import type { Code } from './code.ts';

/** Side of the pattern in drawing units. One unit is a pixel on the stage at 100 %. */
export const CODE_EDGE = 292;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Line {
  readonly text: string;
  readonly width: keyof Alphabets;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly size: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly code: Box;
  readonly lines: readonly Line[];
  /** Hole to hang up a tag. */
  readonly hole?: { readonly x: number; readonly y: number; readonly radius: number } | undefined;
}

type LayoutInput = Pick<Design, 'carrier' | 'quietZone' | 'name' | 'line'> & {
  readonly code: Pick<Code, 'size'>;
};

/** Height of capitals and depth of descenders, as shares of the font size. */
const CAPITAL = 0.71;
const DESCENT = 0.2;
/** Radius of the bottom right corner. */
export const TURN = 48;
const HOLE_RADIUS = 14;

export function layOut(
  { carrier, code, quietZone, name, line }: LayoutInput,
  alphabets: Alphabets,
): Layout {
  const module = CODE_EDGE / code.size;
  const clear = quietZone * module;
  // Rounds up to whole modules, so that in a PNG with whole pixels per module every edge of carrier and code is sharp.
  const up = (length: number) => Math.ceil(length / module - 1e-6) * module;
  // A little more than requested, and at least enough that the rounded corner does not cut into the code.
  const pad = up(Math.max(30, clear + 6));
  const at = (x: number, y: number): Box => ({ x, y, width: CODE_EDGE, height: CODE_EDGE });
  const setLines = (
    x: number,
    top: number,
    room: number,
    [nameSize, lineSize]: readonly [number, number],
  ) => stackLines({ name, line, x, top, room, nameSize, lineSize }, alphabets);

  switch (carrier) {
    case 'label':
    case 'tag': {
      const hole =
        carrier === 'tag' ? { x: pad + CODE_EDGE / 2, y: 42, radius: HOLE_RADIUS } : undefined;
      const top = hole === undefined ? pad : up(hole.y + hole.radius) + pad;
      const foot = top + CODE_EDGE;
      const text = setLines(pad, foot + Math.max(24, clear + 2), CODE_EDGE, [44, 22]);
      return {
        width: CODE_EDGE + 2 * pad,
        height: text.lines.length === 0 ? foot + pad : up(text.bottom + 30),
        code: at(pad, top),
        lines: text.lines,
        hole,
      };
    }
    case 'card': {
      const height = CODE_EDGE + 2 * pad;
      const textX = pad + CODE_EDGE + Math.max(36, clear + 2);
      const room = 230;
      const text = setLines(textX, 0, room, [44, 24]);
      const drop = height - pad - text.baseline;
      return {
        width: up(textX + room + 36),
        height,
        code: at(pad, pad),
        lines: text.lines.map((each) => ({ ...each, y: each.y + drop })),
      };
    }
    case 'poster': {
      const margin = up(Math.max(56, pad));
      const width = CODE_EDGE + 2 * margin;
      const text = setLines(margin, margin, CODE_EDGE, [96, 32]);
      const codeY = up(
        Math.max(width * Math.SQRT2 - margin - CODE_EDGE, text.bottom + Math.max(24, clear + 2)),
      );
      return {
        width,
        height: codeY + CODE_EDGE + margin,
        code: at(margin, codeY),
        lines: text.lines,
      };
    }
  }
}

interface Stack extends Pick<Design, 'name' | 'line'> {
  readonly x: number;
  readonly top: number;
  readonly room: number;
  readonly nameSize: number;
  readonly lineSize: number;
}

/** Places two lines below a top edge; each shrinks until it fits the available width. */
function stackLines({ name, line, x, top, room, nameSize, lineSize }: Stack, alphabets: Alphabets) {
  const lines: Line[] = [];
  let y = top;
  let baseline = top;
  for (const [text, width, largest] of [
    [frameText(name), 'wide', nameSize],
    [frameText(line), 'narrow', lineSize],
  ] as const) {
    const length = measureText(alphabets[width], text, largest);
    if (length === 0) continue;
    const size = largest * Math.min(1, room / length);
    baseline = y + size * CAPITAL;
    lines.push({ text, width, x, y: baseline, size });
    y = baseline + Math.max(size * DESCENT, 9) + 3;
  }
  return { lines, baseline, bottom: y };
}

/**
 * Width of the quiet zone in modules: the distance from the code to the nearest edge, text or hole. It is measured on
 * the finished layout, so it holds for every carrier.
 */
export function measureQuietZone(
  layout: Layout,
  code: Pick<Code, 'size'>,
  alphabets: Alphabets,
): number {
  const { code: box, width, height, hole } = layout;
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const distances = [box.x, box.y, width - right, height - bottom];

  const cornerX = right - (width - TURN);
  const cornerY = bottom - (height - TURN);
  if (cornerX > 0 && cornerY > 0) distances.push(TURN - Math.hypot(cornerX, cornerY));

  if (hole !== undefined) distances.push(box.y - hole.y - hole.radius);
  for (const line of layout.lines) {
    const top = line.y - line.size * CAPITAL;
    const foot = line.y + line.size * DESCENT;
    const end = line.x + measureText(alphabets[line.width], line.text, line.size);
    const across = Math.max(line.x - right, box.x - end, 0);
    const down = Math.max(top - bottom, box.y - foot, 0);
    distances.push(Math.hypot(across, down));
  }
  return (Math.min(...distances) * code.size) / CODE_EDGE;
}
