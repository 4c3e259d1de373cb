import type { Alphabets } from '../draw/alphabets.ts';
import type { Box, Shape, Size } from '../draw/drawing.ts';
import { assertMatrix } from '../draw/modules.ts';
import { rectPath } from '../draw/paths.ts';
import { assertObject } from '../errors.ts';
import type { PieceStyle } from './layouts.ts';
import { outlineText, type TextBox } from './outline-text.ts';
import { quietZoneMm, smallestPrintMm } from './plan-print.ts';
import { PRINT_RULES } from './print-rules.ts';
import { INK, placeCode, type PlacedCode, type SheetCode } from './sheet.ts';

export const PIECE_TEXT_NAMES = ['title', 'call', 'url'] as const;
export type PieceText = (typeof PIECE_TEXT_NAMES)[number];

/** The code and the words of a piece; an empty text is left out. */
export interface PieceContent extends SheetCode, Readonly<Record<PieceText, string>> {}

/** A piece, drawn from its top left corner; lengths in millimeters. */
export interface Piece {
  readonly shapes: readonly Shape[];
  readonly code: PlacedCode;
  /** Text that had to be shortened. */
  readonly cut: readonly PieceText[];
}

const PAPER_WHITE = '#FFFFFF';
/** Smallest font size that is legible at arm's length: 6 points. */
const MIN_TYPE = 2.1;
/** Font sizes relative to the title. */
const CALL = 0.62;
const URL_SIZE = 0.5;
/** Line height relative to the font size. */
const LINE = 1.2;

/** The largest pattern with its quiet zone in a square, in whole millimeters; `checkPrint` reports one too small. */
function patternIn(room: number, modules: number) {
  const side = Math.floor((room * modules) / (modules + 2 * PRINT_RULES.quietZoneModules) + 1e-6);
  return { side, quietZone: quietZoneMm(side, modules) };
}

/** The smallest pattern that the print rules allow, in whole millimeters. */
export function smallestSide(modules: number): number {
  return Math.ceil(smallestPrintMm({ modules }));
}

/** Draws a piece. While the letters are loading, it has only its code, in the same position. */
export function drawPiece(
  style: PieceStyle,
  size: Size,
  content: PieceContent,
  letters: Alphabets | undefined,
): Piece {
  const arrange = ARRANGE[style?.arrangement];
  assertObject('style.arrangement', arrange);
  assertObject('size', size);
  assertMatrix(content?.code);
  const { code, boxes } = arrange(style, size, content);
  const rule = posterRule(style, size);
  const cut: PieceText[] = [];
  const messages: Shape[] = [];
  let top = -Infinity;
  for (const box of boxes) {
    const { text } = box;
    if (!letters || content[text] === '') continue;
    const y = box.growsUp === true ? box.y : Math.max(box.y, top);
    const height = box.height - Math.abs(y - box.y);
    const fitted = outlineText(letters, content[text], {
      face: text === 'title' ? style.face : 'narrow',
      isUrl: text === 'url',
      minSize: MIN_TYPE,
      ...box,
      y,
      height,
    });
    messages.push({ path: fitted.path, color: INK });
    if (fitted.isCut) cut.push(text);
    if (box.growsUp !== true) top = y + fitted.height + box.size * 0.12;
  }
  return {
    shapes: [
      ...drawGround(style, size, code, content.code.size),
      ...messages,
      ...(style.arrangement === 'poster'
        ? [{ path: rectPath(rule.x, rule.y, rule.width, rule.height), color: INK }]
        : []),
      ...placeCode(content, code),
    ],
    code,
    cut,
  };
}

/** Its face is that of the piece for a title, and narrow for other text, unless it has another. */
interface PieceBox extends Omit<TextBox, 'face' | 'isUrl' | 'minSize'> {
  readonly text: PieceText;
  readonly face?: TextBox['face'];
}

interface Arranged {
  readonly code: PlacedCode;
  readonly boxes: readonly PieceBox[];
}

const ARRANGE: Readonly<
  Record<
    PieceStyle['arrangement'],
    (style: PieceStyle, size: Size, content: PieceContent) => Arranged
  >
> = { beside: arrangeBeside, stacked: arrangeStacked, poster: arrangePoster };

function arrangeBeside(style: PieceStyle, size: Size, content: PieceContent): Arranged {
  const { tolerance, padding, titleSize } = style;
  const modules = content.code.size;
  const smallest = smallestSide(modules);
  const room = Math.min(
    size.height - 2 * tolerance,
    Math.max(size.width * style.codeShare, smallest + 2 * quietZoneMm(smallest, modules)),
  );
  const { side, quietZone } = patternIn(room, modules);
  const square = side + 2 * quietZone;
  const left = style.codeSide === 'end' ? size.width - tolerance - square : tolerance;
  const code = { x: left + quietZone, y: (size.height - side) / 2, side };
  const gap = style.ground === undefined ? 1 : 3;
  const column =
    style.codeSide === 'end'
      ? { x: padding, width: left - gap - padding }
      : { x: left + square + gap, width: size.width - padding - left - square - gap };
  const urlSize = Math.max(MIN_TYPE, titleSize * URL_SIZE);
  const urlHeight = content.url === '' ? 0 : Math.min(side * 0.34, urlSize * 3.2);
  const height = side - urlHeight - (urlHeight === 0 ? 0 : urlSize * 0.3);
  const titleHeight = content.call === '' || content.title === '' ? height : height * 0.66;
  return {
    code,
    boxes: [
      { text: 'title', ...column, y: code.y, height: titleHeight, size: titleSize },
      { text: 'call', ...column, y: code.y, height, size: titleSize * CALL },
      { text: 'url', ...column, y: code.y + side, height: urlHeight, size: urlSize, growsUp: true },
    ],
  };
}

function arrangeStacked(style: PieceStyle, size: Size, content: PieceContent): Arranged {
  const { padding, titleSize } = style;
  const [above, ...below] = PIECE_TEXT_NAMES.filter((text) => content[text] !== '');
  const sizes = { title: titleSize, call: titleSize * CALL, url: titleSize * URL_SIZE };
  const lineOf = (text: PieceText) => sizes[text] * LINE;
  const headHeight = above ? lineOf(above) : 0;
  const footHeight = below.reduce((sum, text) => sum + lineOf(text), 0);
  const room = Math.min(
    size.width - 2 * style.tolerance,
    size.height - 2 * padding - headHeight - footHeight,
  );
  const { side, quietZone } = patternIn(room, content.code.size);
  const top = (size.height - headHeight - footHeight - side - 2 * quietZone) / 2;
  const code = { x: (size.width - side) / 2, y: top + headHeight + quietZone, side };
  let y = code.y + side + quietZone;
  const boxOf = (text: PieceText, at: number): PieceBox => ({
    text,
    x: padding,
    y: at + (lineOf(text) - sizes[text]) / 2,
    width: size.width - 2 * padding,
    height: lineOf(text),
    size: sizes[text],
    align: 'middle',
  });
  const boxes = above ? [boxOf(above, top)] : [];
  for (const text of below) {
    boxes.push(boxOf(text, y));
    y += lineOf(text);
  }
  return { code, boxes };
}

function arrangePoster(style: PieceStyle, size: Size, content: PieceContent): Arranged {
  const { padding, titleSize, face } = style;
  const [callSize, urlSize] = [size.width * 0.058, size.width * 0.046];
  const { x, y: rule, width, height: ruleHeight } = posterRule(style, size);
  const foot = size.height - POSTER_FOOT;
  const callHeight = content.title === '' || content.call === '' ? 0 : callSize * LINE;
  const urlHeight = content.url === '' ? 0 : urlSize * LINE * 1.4;
  const top = rule + 2 * ruleHeight;
  const region = foot - callHeight - urlHeight - top;
  const modules = content.code.size;
  const { quietZoneModules } = PRINT_RULES;
  // The quiet zone may overlap the margin, but not extend beyond the paper.
  const widest = Math.min(width, (padding * modules) / quietZoneModules);
  const room = Math.min(region, widest * (1 + (2 * quietZoneModules) / modules));
  const { side, quietZone } = patternIn(room, modules);
  const code = { x: padding, y: top + (region - side - 2 * quietZone) / 2 + quietZone, side };
  const column = { x, width };
  const head = {
    ...column,
    y: rule - titleSize * 0.12,
    height: rule - padding * 0.8,
    growsUp: true,
    face,
    size: titleSize,
  };
  const callTop = foot - urlHeight - callHeight + (callHeight - callSize) / 2;
  return {
    code,
    boxes: [
      { text: 'title', ...head },
      content.title === ''
        ? { text: 'call', ...head }
        : { text: 'call', ...column, y: callTop, height: callHeight, size: callSize },
      { text: 'url', ...column, y: foot, height: urlHeight, size: urlSize, growsUp: true },
    ],
  };
}

/** Margin below the text of a poster, with the line that proves the scale. */
const POSTER_FOOT = 18;

/** The line below the title of a poster. */
function posterRule({ padding }: PieceStyle, { width, height }: Size): Box {
  const y = padding * 0.8 + height * 0.155;
  return { x: padding, y, width: width - 2 * padding, height: width * 0.005 };
}

function drawGround(
  { ground, bleed = 0 }: PieceStyle,
  { width, height }: Size,
  code: PlacedCode,
  modules: number,
): readonly Shape[] {
  if (ground === undefined) return [];
  const quietZone = quietZoneMm(code.side, modules);
  const square = code.side + 2 * quietZone;
  return [
    { path: rectPath(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed), color: ground },
    { path: rectPath(code.x - quietZone, code.y - quietZone, square, square), color: PAPER_WHITE },
  ];
}
