import { prepareZXingModule } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { CodeReading, DegradedCode, NoCode } from './code-reading.ts';
import { readImageFile } from './image-file.ts';
import { readPixels, type ReadCode } from './read-pixels.ts';

export interface ReadRequest {
  readonly id: number;
  readonly image: Blob;
  readonly isDegraded: boolean;
}

/** Messages of the worker: one without an id when it is ready, then for each image a reading and its degraded views. */
export interface ReadAnswer {
  readonly id?: number;
  readonly reading?: Omit<CodeReading, 'degrading'> | NoCode;
  readonly degraded?: readonly DegradedCode[];
  readonly error?: unknown;
}

/** In pixels. */
const PREVIEW_SIDE = 1600;

const READ_PIXELS = 16_000_000;

const say = (answer: ReadAnswer, transfer: Transferable[] = []): void => {
  postMessage(answer, { transfer });
};

const ready = prepareZXingModule({
  overrides: { locateFile: () => wasmUrl },
  fireImmediately: true,
});
ready.then(
  () => say({}),
  (error: unknown) => {
    // Thrown in a task, so that the page gets an `error` event of the worker.
    setTimeout(() => {
      throw error;
    });
  },
);

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  void answer(data);
});

async function answer({ id, image, isDegraded }: ReadRequest): Promise<void> {
  try {
    const { reading, degrade } = await read(image);
    say({ id, reading }, reading.kind === 'code' ? [reading.preview] : []);
    if (isDegraded && degrade) say({ id, degraded: await degrade() });
  } catch (error) {
    say({ id, reading: { kind: 'none', reason: 'failed' }, error });
  }
}

interface Read {
  readonly reading: Omit<CodeReading, 'degrading'> | NoCode;
  readonly degrade?: ReadCode['degrade'];
}

async function read(image: Blob): Promise<Read> {
  const file = readImageFile(new Uint8Array(await image.arrayBuffer()));
  if (typeof file === 'string') return { reading: { kind: 'none', reason: file } };
  const scale = Math.min(1, Math.sqrt(READ_PIXELS / (file.width * file.height)));
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(image);
  } catch {
    // All browsers support common formats, so a failure means a broken file.
    return { reading: { kind: 'none', reason: file.isCommon ? 'broken' : 'unknown-format' } };
  }
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const pixels = draw(bitmap, width, height).getImageData(0, 0, width, height);
  const shown = Math.min(1, PREVIEW_SIDE / Math.max(width, height));
  const preview = draw(
    bitmap,
    Math.max(1, Math.round(width * shown)),
    Math.max(1, Math.round(height * shown)),
  ).canvas.transferToImageBitmap();
  bitmap.close();
  const found = await readPixels(pixels);
  if (!('measures' in found)) return { reading: { kind: 'none', ...found } };
  const { isAnimated } = file;
  return {
    reading: { kind: 'code', ...found.measures, width, height, isAnimated, preview },
    degrade: found.degrade,
  };
}

function draw(
  bitmap: ImageBitmap,
  width: number,
  height: number,
): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('[site] The browser did not provide a canvas to read pixels from.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return context;
}
