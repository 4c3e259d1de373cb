import type { Drawing } from '../drawing/draw.ts';
import { readPixels, toCanvas } from '../output/to-canvas.ts';
import type { Decoder } from './create-decoder.ts';
import type { Reading } from './reading.ts';

/**
 * Pixels per module of the views. The decoder finds a good code in two of them at least; a phone has
 * as many tries as its camera has images.
 */
const VIEWS = [5, 3, 6] as const;

/**
 * Paints a drawing and reads the code back from its pixels: `reads` from two of three views, `slow`
 * from one.
 *
 * @throws Error when the decoder or the canvas fails, which says nothing about the code.
 */
export async function readBack(decoder: Decoder, drawing: Drawing, data: string): Promise<Reading> {
  let read = 0;
  for (const pixelsPerModule of VIEWS) {
    const canvas = await toCanvas(onWhite(drawing), pixelsPerModule / drawing.module);
    if ((await decoder.decode(readPixels(canvas))) === data) read += 1;
    if (read === 2) return 'reads';
  }
  return read === 1 ? 'slow' : 'fails';
}

/** Beyond the carrier a print lies on something; a transparent pixel would count as black. */
function onWhite(drawing: Drawing): Drawing {
  const { width, height } = drawing;
  const ground = {
    path: `M0 0L${width} 0L${width} ${height}L0 ${height}Z`,
    colour: '#FFFFFF',
    rule: 'nonzero',
  } as const;
  return { ...drawing, fills: [ground, ...drawing.fills] };
}
