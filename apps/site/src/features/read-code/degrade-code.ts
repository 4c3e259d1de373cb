import type { Degradation, DegradedCode, Pixels } from './code-reading.ts';
import { otherReads, zxingReads, type Wanted } from './decoders.ts';
import { blur, mapChannels, shrink } from './pixels.ts';

const SMALL_MODULE = 3;

const DIM = 0.22;

/** Remaining share of the contrast in the sun. */
const BLEACHED = 0.5;

/** Amplitude of the noise of a camera in the dark, in channel steps. */
const NOISE = 6;

/**
 * Simulates five real conditions, and reads the original and each of the results. An underexposed image is lightened
 * first: the print is what is tested, not the photo.
 *
 * @param gain factor that corrects an underexposed image; 1 otherwise
 */
export async function degradeCode(
  pixels: Pixels,
  modulePixels: number,
  gain: number,
  isInverted: boolean,
  wanted: Wanted,
): Promise<readonly DegradedCode[]> {
  const lit = gain > 1 ? mapChannels(pixels, (value) => value * gain) : pixels;
  const small = shrink(lit, Math.max(1, modulePixels / SMALL_MODULE));
  const views: readonly (readonly [Degradation, () => Pixels])[] = [
    ['as-taken', () => pixels],
    ['blurred', () => blur(lit, Math.max(1, Math.round(modulePixels * 0.3)))],
    ['small', () => small],
    ['dark', () => addNoise(mapChannels(lit, (value) => value * DIM))],
    ['bleached', () => bleach(lit)],
    ['small-bleached', () => bleach(small)],
  ];
  const degraded: DegradedCode[] = [];
  for (const [degradation, draw] of views) {
    const view = draw();
    const readBy = {
      zxing: await zxingReads(view, wanted),
      other: otherReads(view, wanted, isInverted),
    };
    degraded.push({ degradation, readBy, pixels: view });
  }
  return degraded;
}

function bleach(pixels: Pixels): Pixels {
  return mapChannels(pixels, (value) => 245 - (255 - value) * BLEACHED);
}

/** Deterministic, so that the same image always has the same result. */
function addNoise(pixels: Pixels): Pixels {
  let seed = 1;
  const data = pixels.data.map((value, index) => {
    if (index % 4 === 3) return value;
    seed = (seed * 48_271) % 2_147_483_647;
    return value + ((seed / 2_147_483_647) * 2 - 1) * NOISE;
  });
  return { ...pixels, data };
}
