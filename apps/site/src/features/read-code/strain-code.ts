import type { Pixels, Strain, StrainedCode } from './code-reading.ts';
import { jsqrReads, zxingReads } from './decoders.ts';
import { blur, mapChannels, shrink } from './pixels.ts';

/** Pixels of a module that is seen small. */
const SMALL_MODULE = 3;

/** Part of the light that is left in the dark. */
const DIM = 0.22;

/** Part of the contrast that the sun leaves. */
const BLEACHED = 0.5;

/** Noise of a camera in the dark, either way, in steps of a channel. */
const NOISE = 6;

/**
 * Makes the picture of a code worse in six ways and reads each again.
 *
 * @param modulePixels width of a module in this picture
 */
export async function strainCode(
  pixels: Pixels,
  modulePixels: number,
  text: string,
): Promise<readonly StrainedCode[]> {
  const small = shrink(pixels, Math.max(1, modulePixels / SMALL_MODULE));
  const views: readonly (readonly [Strain, Pixels])[] = [
    ['as-taken', pixels],
    ['blurred', blur(pixels, Math.max(1, Math.round(modulePixels * 0.3)))],
    ['small', small],
    ['dark', addNoise(mapChannels(pixels, (value) => value * DIM))],
    ['bleached', bleach(pixels)],
    ['small-bleached', bleach(small)],
  ];
  const strained: StrainedCode[] = [];
  for (const [strain, view] of views) {
    const readBy = { jsqr: jsqrReads(view, text), zxing: await zxingReads(view, text) };
    strained.push({ strain, readBy, pixels: view });
  }
  return strained;
}

function bleach(pixels: Pixels): Pixels {
  return mapChannels(pixels, (value) => 245 - (255 - value) * BLEACHED);
}

/** The same noise for the same picture, so that an answer does not change when it is asked again. */
function addNoise(pixels: Pixels): Pixels {
  let seed = 1;
  const data = pixels.data.map((value, index) => {
    if (index % 4 === 3) return value;
    seed = (seed * 48_271) % 2_147_483_647;
    return value + ((seed / 2_147_483_647) * 2 - 1) * NOISE;
  });
  return { ...pixels, data };
}
