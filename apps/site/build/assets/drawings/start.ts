import { code, type Drawing } from '../drawing.ts';

const SIDE = 372;
const CLEAR_EDGE = 44;

/** The code of the free plan on the label of the final call (docs/design.md, section 10). */
export function drawFreePlanCode({ url }: { readonly url: string }): Drawing {
  const pattern = code(url, {
    x: CLEAR_EDGE,
    y: CLEAR_EDGE,
    side: SIDE - 2 * CLEAR_EDGE,
    quietZone: 0,
  });
  return {
    width: SIDE,
    height: SIDE,
    body: `<path fill="#faf9f6" d="M0 0h${String(SIDE)}v${String(SIDE)}H0z"/>${pattern}`,
  };
}
