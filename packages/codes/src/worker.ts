import type { CodeDrawing } from './draw/draw-code.ts';
import type { Shape } from './draw/drawing.ts';
import { rectPath } from './draw/paths.ts';
import { assertObject, assertPositive, CodesError, type CodesErrorCode } from './errors.ts';
import { judge, type Judgement } from './judge/judge.ts';
import type { PrintedSize } from './judge/severity-rules.ts';
import type { CodeMeasurement } from './judge/types.ts';
import { inspectImageFile, READ_PIXELS } from './read/image-file.ts';
import { MAX_PIXELS, toPixels } from './read/pixels.ts';
import { readCodes } from './read/read-codes.ts';
import type { DecodedCode, DecoderName, ImagePixels, Pixels } from './read/types.ts';
import { loadZxing, setZxingWasm } from './read/zxing.ts';

/** A drawing of `drawCode`, which the worker paints on white. */
export interface DrawingToRead {
  readonly drawing: CodeDrawing;
  /** Side of a module in pixels. */
  readonly moduleSizePx: number;
}

/** What a reader reads: an image file, pixels, or a drawing. */
export type ReaderImage = Blob | ImagePixels | DrawingToRead;

/** Orders to the worker, which answers each `read` and `judge` in the order of its messages. */
export type WorkerRequest =
  | { readonly kind: 'start'; readonly wasmUrl: string | undefined }
  | { readonly kind: 'load' }
  | ({
      readonly id: number;
      readonly image: ReaderImage;
      readonly decoderTimeoutMs: number;
    } & (
      | {
          readonly kind: 'read';
          readonly decoders: readonly DecoderName[] | undefined;
          readonly maxCodes: number | undefined;
        }
      | ({ readonly kind: 'judge'; readonly previewSide: number | undefined } & PrintedSize)
    ));

/** `ImageBitmap`, for code compiled with a browser's types. */
type Bitmap = typeof globalThis extends { readonly ImageBitmap: { prototype: infer Type } }
  ? Type
  : unknown;

/** An image file that was opened. */
export interface OpenedImage {
  /** Size of the image in pixels, in the orientation of its EXIF data. Corners are in these pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether the image is animated. Only its first frame was read. */
  readonly isAnimated: boolean;
  /** The image, reduced. Close it after use. */
  readonly preview: Bitmap | undefined;
}

export interface WorkerError {
  /** `undefined` for an error that is not one of the package. */
  readonly code: CodesErrorCode | undefined;
  readonly message: string;
  readonly details: Pick<CodesError, 'input' | 'value' | 'limit'>;
}

/** The first message has no id: the worker has started. */
export interface WorkerAnswer {
  readonly id?: number;
  readonly codes?: readonly DecodedCode[];
  readonly opened?: OpenedImage;
  readonly measured?: CodeMeasurement;
  readonly judgement?: Judgement;
  readonly error?: WorkerError;
}

const answer = (message: WorkerAnswer, transfer: Transferable[] = []): void => {
  postMessage(message, { transfer });
};

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.kind === 'start') setZxingWasm(data.wasmUrl);
  // A reading that needs it reports that it did not come.
  else if (data.kind === 'load') void loadZxing();
  else work(data).catch((error: unknown) => answer({ id: data.id, error: serialize(error) }));
});
answer({});

async function work(request: Extract<WorkerRequest, { id: number }>): Promise<void> {
  const { id, decoderTimeoutMs } = request;
  const { pixels, scale, ...opened } = await open(
    request.image,
    request.kind === 'judge' ? request.previewSide : undefined,
  );
  if (request.kind === 'read') {
    const { decoders, maxCodes } = request;
    answer({ id, codes: await readCodes(pixels, { decoders, maxCodes, decoderTimeoutMs }) });
    return;
  }
  try {
    const { widthMm, dpi } = request;
    const judgement = await judge(pixels, {
      decoderTimeoutMs,
      widthMm,
      // With a width it is that of the printer.
      dpi: dpi && widthMm === undefined ? dpi * scale : dpi,
      onMeasured: (measured) => {
        const { preview } = opened;
        answer({ id, opened, measured }, preview ? [preview] : []);
      },
    });
    answer({ id, judgement });
  } finally {
    // After its transfer this does nothing.
    opened.preview?.close();
  }
}

function serialize(error: unknown): WorkerError {
  if (!(error instanceof CodesError)) {
    return { code: undefined, message: String(error), details: {} as WorkerError['details'] };
  }
  const { code, message, input, value, limit } = error;
  return { code, message, details: { input, value, limit } };
}

async function open(
  image: ReaderImage,
  previewSide: number | undefined,
): Promise<OpenedImage & { readonly pixels: Pixels; readonly scale: number }> {
  if (!(image instanceof Blob)) {
    const pixels = toPixels(isDrawing(image) ? await paint(image) : image);
    const { width, height } = pixels;
    return { width, height, isAnimated: false, preview: undefined, pixels, scale: 1 };
  }
  const file = inspectImageFile(new Uint8Array(await image.arrayBuffer()), nameOf(image));
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(image);
  } catch {
    const input = nameOf(image);
    // All browsers support common formats, so a failure means a damaged file.
    if (file.isCommon && 'createImageBitmap' in globalThis)
      throw new CodesError('damaged-file', `${input}: The file is damaged.`, { input });
    const message = `${input}: Files of the format ${file.format} are not opened here: pass pixels.`;
    throw new CodesError('unsupported-image', message, { input });
  }
  try {
    const scale = Math.min(1, Math.sqrt(READ_PIXELS / (bitmap.width * bitmap.height)));
    const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
    const pixels = draw(bitmap, width, height).getImageData(0, 0, width, height);
    const previewScale = Math.min(1, (previewSide ?? 0) / Math.max(width, height));
    const preview =
      previewSide === undefined
        ? undefined
        : draw(
            bitmap,
            Math.max(1, Math.round(width * previewScale)),
            Math.max(1, Math.round(height * previewScale)),
          ).canvas.transferToImageBitmap();
    return { width, height, isAnimated: file.isAnimated, preview, pixels, scale };
  } finally {
    bitmap.close();
  }
}

/** Whatever an application passes, `toPixels` refuses what is no image. */
function isDrawing(image: ReaderImage): image is DrawingToRead {
  return Object(image) === image && 'drawing' in image;
}

/**
 * Paints a drawing on white: a print is on some surface, and transparent pixels would count as black. A canvas takes a
 * tenth of the time that the renderer of the package does, which has no need of a browser.
 */
async function paint({ drawing, moduleSizePx }: DrawingToRead): Promise<ImagePixels> {
  assertObject('drawing.shapes', drawing?.shapes);
  const { width, height, shapes, image, module } = drawing;
  assertPositive('moduleSizePx', moduleSizePx, module * Math.sqrt(MAX_PIXELS / (width * height)));
  const ground: Shape = { path: rectPath(0, 0, width, height), color: '#FFFFFF' };
  if (image || !('OffscreenCanvas' in globalThis)) {
    const { renderPixels } = await import('./draw/render.ts');
    return renderPixels({ ...drawing, shapes: [ground, ...shapes] }, { moduleSizePx });
  }
  const scale = moduleSizePx / module;
  const size = [Math.round(width * scale), Math.round(height * scale)] as const;
  const context = contextOf(...size);
  for (const { path, at, color, rule } of [ground, ...shapes]) {
    const unit = scale * (at?.scale ?? 1) * (at?.isTurned ? -1 : 1);
    context.setTransform(unit, 0, 0, unit, scale * (at?.x ?? 0), scale * (at?.y ?? 0));
    context.fillStyle = color;
    context.fill(new Path2D(path), rule);
  }
  return context.getImageData(0, 0, ...size);
}

function nameOf(image: Blob): string {
  return image instanceof File ? image.name : 'image';
}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser did not provide a canvas to read pixels from.');
  return context;
}

function draw(bitmap: ImageBitmap, width: number, height: number) {
  const context = contextOf(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return context;
}
