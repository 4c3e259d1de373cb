import type { Place } from './visitor.ts';

/** The field of the hero that takes a path, and the button that claims it. */
export const PATH_FIELD = 'input[name=path]';
export const CLAIM_BUTTON: Place = ['#hero button', 'CLAIM'];
