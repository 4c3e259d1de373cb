export { CodesError } from '../errors.ts';
export { type Alphabets, loadAlphabets } from '../draw/alphabets.ts';
export type { Group, Page, Placement, Shape, Size } from '../draw/drawing.ts';
export {
  checkPrint,
  MATERIALS,
  type Material,
  type PrintInput,
  type PrintFinding,
  type PrintSize,
  type Severity,
} from './check-print.ts';
export {
  drawPiece,
  PIECE_TEXT_NAMES,
  smallestSide,
  type Piece,
  type PieceContent,
  type PieceText,
} from './draw-piece.ts';
export * from './lay-out-sheets.ts';
export * from './layouts.ts';
export { outlineText, type OutlinedText, type TextBox } from './outline-text.ts';
export * from './plan-print.ts';
export { PRINT_RULES } from './print-rules.ts';
export type { PlacedCode, Sheet, SheetCode } from './sheet.ts';
export { toPdf, type CodePage, type PdfOptions } from './to-pdf.ts';
