import { code, type Drawing } from '../drawing.ts';

const SIDE = 316;

/** The code that holds a whole address, on the grey of the past (docs/design.md, section 10, "Static and dynamic"). */
export function drawStaticCode({ address }: { readonly address: string }): Drawing {
  return drawCode(address, '#a8a69c');
}

/** The code that holds a short address, on bone. */
export function drawDynamicCode({ address }: { readonly address: string }): Drawing {
  return drawCode(address, '#f4f2eb');
}

/** Both have the lowest level, so that their sizes differ by what they hold alone. */
function drawCode(address: string, ground: string): Drawing {
  const body = code(address, { x: 0, y: 0, side: SIDE, ground, level: 'L' });
  return { width: SIDE, height: SIDE, body };
}
