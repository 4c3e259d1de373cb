import { REDUCED_MOTION } from './reduced-motion.js';
import { tokens } from './tokens.js';

/** Slightly below a breakpoint: the width of a window can be fractional. */
const below = (pixels: number): string => `(max-width: ${String(pixels - 0.02)}px)`;
const from = (pixels: number): string => `(min-width: ${String(pixels)}px)`;

const { sm, md, lg, xl, xxl } = tokens.breakpoint;

/** Media queries, to use after `@media`. */
export const media = {
  sm: from(sm),
  md: from(md),
  lg: from(lg),
  xl: from(xl),
  xxl: from(xxl),
  belowSm: below(sm),
  belowMd: below(md),
  belowLg: below(lg),
  belowXl: below(xl),
  belowXxl: below(xxl),
  /** The visitor prefers reduced motion. */
  reducedMotion: REDUCED_MOTION,
  /** Scripts do not run. */
  noScript: '(scripting: none)',
  /** The page is not interactive: scripts do not run, or it is printed. */
  inert: '(scripting: none), print',
  /** The pointer can hover: a touch would leave the hover style behind. */
  hover: '(hover: hover)',
} as const;
