import type { DecoderOptions } from '../read/read-codes.ts';
import type { ImagePixels } from '../read/types.ts';
import type { PrintGrades } from './grade-modules.ts';
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
  const [analysis] = await analyzeImage(image, options ?? {}, 1);
  return analysis.measurement;
}

/**
 * Estimates the grades of the largest QR code in an image by ISO/IEC 15415, each parameter with its value.
 *
 * @returns `undefined` where zxing did not read the code
 * @throws CodesError as `measureCode`
 */
export async function gradeCode(
  image: ImagePixels,
  options: DecoderOptions = {},
): Promise<PrintGrades | undefined> {
  return (await measureCode(image, options)).grades;
}
