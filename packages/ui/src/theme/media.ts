import { REDUCED_MOTION } from './reduced-motion.js';
import { tokens } from './tokens.js';

/** Just under a breakpoint: windows can be a fraction of a pixel wide. */
const below = (pixels: number): string => `(max-width: ${String(pixels - 0.02)}px)`;
const from = (pixels: number): string => `(min-width: ${String(pixels)}px)`;

const { sm, md, lg, xl, xxl } = tokens.breakpoint;

/** Media queries, to be written after `@media`. */
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
  /** The visitor asked for less motion. */
  reducedMotion: REDUCED_MOTION,
  /** Scripts do not run. */
  noScript: '(scripting: none)',
  /** Nothing can be operated: scripts do not run, or the page is on paper. */
  inert: '(scripting: none), print',
  /** The pointer can hover, so a finger does not leave a hover state behind. */
  hover: '(hover: hover)',
} as const;
