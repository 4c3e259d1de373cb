import { toSvg } from '../drawing.ts';
import { MILO } from './milo.ts';
import { MOKA_POT } from './moka-pot.ts';

/** The flat images at the head of a pet's page and of a manual, by file name. */
export function drawCovers(): ReadonlyMap<string, Buffer> {
  return new Map([
    ['milo.svg', toSvg(MILO)],
    ['moka-pot.svg', toSvg(MOKA_POT)],
  ]);
}
