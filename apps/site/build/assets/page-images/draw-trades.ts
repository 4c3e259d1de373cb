import { toSvg } from '../drawing.ts';
import { GUIDE } from './guide.ts';
import { drawLoafClock } from './loaf-clock.ts';
import { BOB } from './bob.ts';
import { TILES } from './tiles.ts';
import { WHEEL } from './wheel.ts';

/** The flat images on the pages of people and shops with a trade, by file name. */
export async function drawTrades(): Promise<ReadonlyMap<string, Buffer>> {
  return new Map([
    ['guide.svg', toSvg(GUIDE)],
    ['tiles.svg', toSvg(TILES)],
    ['loaf-clock.svg', toSvg(await drawLoafClock())],
    ['wheel.svg', toSvg(WHEEL)],
    ['bob.svg', toSvg(BOB)],
  ]);
}
