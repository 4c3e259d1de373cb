import { rectPath, toPixels, type CodeDrawing, type Pixels } from '@waypage/codes/draw';
import { CodesError, type Reader } from '@waypage/codes/read';

/** Result of decoding a drawing: `slow` when only one rendering was decoded, `unknown` when the decoder failed. */
export type Reading = 'reads' | 'slow' | 'fails' | 'unknown';

export interface Decoder {
  /** Returns the text of the code in an image, or `undefined` when none is found. */
  readonly decode: (image: Pixels) => Promise<string | undefined>;
}

/**
 * Returns a decoder that reads like most phones: many do not try inverted codes, so it does not either.
 *
 * @param onFailure called when the reader cannot be loaded or fails
 */
export function createDecoder(
  reader: Pick<Reader, 'readCodes'>,
  onFailure: (message: string) => void,
): Decoder {
  return {
    decode: async (image) => {
      try {
        const [code] = await reader.readCodes(image, { decoders: ['jsqr'], maxCodes: 1 });
        return code?.text;
      } catch (error) {
        onFailure(error instanceof CodesError ? error.message : String(error));
        throw error;
      }
    },
  };
}

/**
 * Pixels per module of the test renderings. The decoder reads a good code in at least two of them; a phone has a try
 * with every camera frame.
 */
const VIEWS = [5, 3, 6] as const;

/**
 * Renders a drawing and decodes it again: `reads` when two of three renderings decode, `slow` when one does.
 *
 * @throws Error when the decoder fails, which says nothing about the code
 */
export async function readBack(
  decoder: Decoder,
  drawing: CodeDrawing,
  data: string,
): Promise<Reading> {
  let read = 0;
  for (const pixelsPerModule of VIEWS) {
    const pixels = await drawPixels(drawing, pixelsPerModule);
    if ((await decoder.decode(pixels)) === data) read += 1;
    if (read === 2) return 'reads';
  }
  return read === 1 ? 'slow' : 'fails';
}

/**
 * Renders a drawing on white: a print is on some surface beyond the carrier, and transparent pixels would count as black.
 * A canvas takes a tenth of the time that the package's own renderer does.
 */
async function drawPixels(drawing: CodeDrawing, moduleSizePx: number): Promise<Pixels> {
  const { width, height, shapes, image, module } = drawing;
  const scale = moduleSizePx / module;
  const size = [Math.round(width * scale), Math.round(height * scale)] as const;
  const canvas = 'OffscreenCanvas' in globalThis ? new OffscreenCanvas(...size) : undefined;
  const context = image ? undefined : canvas?.getContext('2d', { willReadFrequently: true });
  if (!context) {
    const ground = { path: rectPath(0, 0, width, height), color: '#FFFFFF' };
    return toPixels({ ...drawing, shapes: [ground, ...shapes] }, { moduleSizePx });
  }
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, ...size);
  for (const { path, at, color, rule } of shapes) {
    const unit = scale * (at?.scale ?? 1) * (at?.isTurned ? -1 : 1);
    context.setTransform(unit, 0, 0, unit, scale * (at?.x ?? 0), scale * (at?.y ?? 0));
    context.fillStyle = color;
    context.fill(new Path2D(path), rule);
  }
  return context.getImageData(0, 0, ...size);
}
