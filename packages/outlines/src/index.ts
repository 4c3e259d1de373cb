export {
  drawFinder,
  finderPlaces,
  FINDER_SHAPES,
  FINDER_SIZE,
  isInFinder,
  type Finder,
  type FinderShape,
} from './finders.ts';
export type { GlyphTable, GlyphWidth } from './glyph-table.ts';
export {
  circlePath,
  cornerPath,
  diamondPath,
  placePath,
  readPath,
  rectPath,
  roundPath,
  turnPath,
  type PathData,
} from './paths.ts';
export { toPdfSteps, type PdfStep } from './pdf-steps.ts';
export { setLine, type Alphabet } from './set-line.ts';
export {
  measureText,
  missingCharacters,
  textPath,
  toAlphabets,
  type Alphabets,
} from './text-path.ts';
