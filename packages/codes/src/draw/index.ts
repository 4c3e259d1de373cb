export { CodesError } from '../errors.ts';
export {
  measureText,
  missingCharacters,
  setLine,
  type Alphabet,
  type Alphabets,
} from './alphabets.ts';
export { contrastRatio } from './colors.ts';
export {
  drawCode,
  logoModules,
  maxLogo,
  MIN_LOGO,
  type CodeDesign,
  type CodeDrawing,
  type Logo,
  usedRecovery,
} from './draw-code.ts';
export type {
  Box,
  Group,
  ImageSource,
  Line,
  Page,
  PlacedImage,
  Placement,
  Shape,
  Size,
} from './drawing.ts';
export {
  drawFinder,
  FINDER_SHAPES,
  finderPositions,
  isInFinder,
  type Finder,
  type FinderShape,
} from './finders.ts';
export { FRAMES, measureQuietZone, type Frame, type FrameLayout, type Label } from './frame.ts';
export { MODULE_SHAPES, modulesPath, toPath, type ModuleShape, type Modules } from './modules.ts';
export { rectPath, turnPath, type PathData } from './paths.ts';
export * from './files.ts';
