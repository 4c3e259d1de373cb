import { code, type Drawing } from '../drawing.ts';

const SIDE = 316;

/** The code that holds a whole URL, on the grey of the past (docs/design.md, section 10, "Static and dynamic"). */
export function drawStaticCode({ url }: { readonly url: string }): Drawing {
  return drawCode(url, '#a8a69c');
}

/** The code that holds a short URL, on bone. */
export function drawDynamicCode({ url }: { readonly url: string }): Drawing {
  return drawCode(url, '#f4f2eb');
}

/** Both have the lowest level, so that their sizes differ by what they hold alone. */
function drawCode(url: string, ground: string): Drawing {
  const body = code(url, { x: 0, y: 0, side: SIDE, ground, level: 'L' });
  return { width: SIDE, height: SIDE, body };
}
