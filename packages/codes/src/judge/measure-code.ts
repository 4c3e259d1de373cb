import type { DecoderOptions } from '../read/read-codes.ts';
import type { ImagePixels } from '../read/types.ts';
import type { CodeMeasurement } from './types.ts';

/**
 * Measures the largest QR code of an image: module size, quiet zone, contrast, modulation, grid, damage, and estimated
 * grades.
 *
 * @throws CodesError `no-code`, `unreadable-code`, or `other-format` with its name as `value`; the reason of the signal
 */
export async function measureCode(
  image: ImagePixels,
  options: DecoderOptions = {},
): Promise<CodeMeasurement> {
  // The code that measures loads with the first image, as the decoders do.
  const { analyzeImage } = await import('./analyze-image.ts');
  return (await analyzeImage(image, options)).measurement;
}
