/** In a module of its own, as small scripts that query it would otherwise load the whole theme. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
