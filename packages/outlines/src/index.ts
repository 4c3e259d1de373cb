export {
  drawFinder,
  finderPlaces,
  FINDER_SHAPES,
  FINDER_SIZE,
  isInFinder,
  type Finder,
  type FinderShape,
} from './finders.ts';
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
export { setLine, type Alphabet, type GlyphTable, type GlyphWidth } from './set-line.ts';
export {
  measureText,
  missingCharacters,
  textPath,
  toAlphabets,
  type Alphabets,
} from './text-path.ts';
