export { CodesError } from '../errors.ts';
export type { Alphabets } from '../draw/alphabets.ts';
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
export { placesOf, SCALE_LINE, type SheetWords } from './draw-sheet.ts';
export { LABEL_SHEETS, PAPERS, type Grid, type LabelSheet, type PaperId } from './label-sheets.ts';
export { layOutSheets, type LaidOutSheets, type SheetsInput } from './lay-out-sheets.ts';
export {
  findLayout,
  labelSheetsOf,
  LAYOUTS,
  papersOf,
  type LayoutId,
  type PieceStyle,
  type SheetLayout,
} from './layouts.ts';
export { loadAlphabets } from './load-alphabets.ts';
export { outlineText, type OutlinedText, type TextBox } from './outline-text.ts';
export { LABEL_LIMITS, planLabels, type LabelRequest, type LabelUse } from './plan-labels.ts';
export {
  planPrint,
  quietZoneMm,
  scanDistanceM,
  smallestPrintMm,
  type PrintPlan,
  type PrintPlanInput,
  type PrintSizeInput,
} from './plan-print.ts';
export { PRINT_RULES } from './print-rules.ts';
export type { PlacedCode, Sheet, SheetCode } from './sheet.ts';
export { toPdf, type CodePage, type PdfOptions } from './to-pdf.ts';
