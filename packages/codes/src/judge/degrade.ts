import { assertNumber, assertPositive } from '../errors.ts';
import { blur, mapChannels, reduce, toPixels } from '../read/pixels.ts';
import type { ImagePixels, Pixels } from '../read/types.ts';
import type { DegradedView } from './types.ts';

const SMALL_MODULE = 3;

const DIM = 0.22;

/** Remaining share of the contrast in the sun. */
const BLEACHED = 0.5;

/** Amplitude of the noise of a camera in the dark, in channel steps. */
const NOISE = 6;

export interface DegradeOptions {
  /** Width of a module in pixels. */
  readonly modulePixels: number;
  /** Factor that corrects an underexposed image: the print is what is tested, not the photo. @default 1 */
  readonly gain?: number | undefined;
}

/**
 * Returns the image as it is, and five simulations of real conditions. The same image always gives the same views.
 *
 * @throws CodesError for an invalid image or size
 */
export function degrade(image: ImagePixels, options: DegradeOptions): readonly DegradedView[] {
  const { modulePixels, gain = 1 } = options ?? {};
  const pixels = toPixels(image);
  assertPositive('modulePixels', modulePixels, Math.max(pixels.width, pixels.height));
  assertNumber('gain', gain);
  const lit = gain > 1 ? mapChannels(pixels, (value) => value * gain) : pixels;
  const small = reduce(lit, Math.max(1, modulePixels / SMALL_MODULE));
  return [
    { degradation: 'as-taken', pixels },
    { degradation: 'blurred', pixels: blur(lit, Math.max(1, Math.round(modulePixels * 0.3))) },
    { degradation: 'small', pixels: small },
    { degradation: 'dark', pixels: addNoise(mapChannels(lit, (value) => value * DIM)) },
    { degradation: 'bleached', pixels: bleach(lit) },
    { degradation: 'small-bleached', pixels: bleach(small) },
  ];
}

function bleach(pixels: Pixels): Pixels {
  return mapChannels(pixels, (value) => 245 - (255 - value) * BLEACHED);
}

function addNoise(pixels: Pixels): Pixels {
  let seed = 1;
  const data = pixels.data.slice();
  for (let at = 0; at < data.length; at += 1) {
    if ((at & 3) === 3) continue;
    seed = (seed * 48_271) % 2_147_483_647;
    data[at] = (data[at] ?? 0) + ((seed / 2_147_483_647) * 2 - 1) * NOISE;
  }
  return { ...pixels, data };
}
