import type { Degradation, DegradedCode, Pixels } from './code-reading.ts';
import { otherReads, zxingReads, type Wanted } from './decoders.ts';
import { blur, mapChannels, shrink } from './pixels.ts';

/** Pixels of a module that is seen small. */
const SMALL_MODULE = 3;

/** Part of the light that is left in the dark. */
const DIM = 0.22;

/** Part of the contrast that the sun leaves. */
const BLEACHED = 0.5;

/** Noise of a camera in the dark, either way, in steps of a channel. */
const NOISE = 6;

/** The code alone, as it is degraded. */
export interface DegradeInput {
  readonly pixels: Pixels;
  /** Width of a module in these pixels. */
  readonly modulePixels: number;
  /** Brightness by which the image was taken too dark: 1 where it was not. */
  readonly gain: number;
  readonly isInverted: boolean;
  readonly wanted: Wanted;
}

/**
 * Degrades the image of a code in five ways that stand for real ones, and reads it and each of them again. An image that
 * was taken in the dark is lightened first, for it is the print that has to bear the rest.
 */
export async function degradeCode({
  pixels,
  modulePixels,
  gain,
  isInverted,
  wanted,
}: DegradeInput): Promise<readonly DegradedCode[]> {
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

/** The same noise for the same image, so that an answer does not change when it is asked again. */
function addNoise(pixels: Pixels): Pixels {
  let seed = 1;
  const data = pixels.data.map((value, index) => {
    if (index % 4 === 3) return value;
    seed = (seed * 48_271) % 2_147_483_647;
    return value + ((seed / 2_147_483_647) * 2 - 1) * NOISE;
  });
  return { ...pixels, data };
}
