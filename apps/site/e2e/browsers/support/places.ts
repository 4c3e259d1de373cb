import type { Place } from './visitor.ts';

export const PATH_FIELD = 'input[name=path]';
export const CLAIM_BUTTON: Place = ['#hero button', 'CLAIM'];
