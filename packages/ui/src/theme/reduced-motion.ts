/**
 * The visitor asked for less motion. In a file of its own for scripts that ask it: the theme as a whole
 * would weigh more than what they do.
 */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
