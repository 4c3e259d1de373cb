import { prepareZXingModule } from 'zxing-wasm/reader';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { CodeReading, NoCode } from './code-reading.ts';
import { flatten } from './pixels.ts';
import { readPictureFile } from './picture-file.ts';
import { readPixels } from './read-pixels.ts';

/** A picture on its way to the worker. */
export interface ReadRequest {
  readonly id: number;
  readonly picture: Blob;
}

/** What the worker says: first that it is ready, without an id, then one answer for each picture. */
export interface ReadAnswer {
  readonly id?: number;
  readonly reading?: CodeReading | NoCode;
}

/** Longest side of the picture that is shown. */
const PREVIEW_SIDE = 1600;

/** A picture of this many pixels is read whole; a larger one is made smaller when it is opened. */
const READ_PIXELS = 16_000_000;

const say = (answer: ReadAnswer, transfer: Transferable[] = []): void => {
  // A worker's own postMessage; the types of the page know only the one of windows.
  (
    globalThis as unknown as {
      postMessage: (message: ReadAnswer, transfer: Transferable[]) => void;
    }
  ).postMessage(answer, transfer);
};

const ready = prepareZXingModule({
  overrides: { locateFile: () => wasmAddress },
  fireImmediately: true,
});
ready.then(
  () => {
    say({});
  },
  (error: unknown) => {
    // Not loaded: the page hears of it as of any other error in here.
    setTimeout(() => {
      throw error;
    });
  },
);

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  void answer(data);
});

async function answer({ id, picture }: ReadRequest): Promise<void> {
  try {
    const reading = await read(picture);
    say({ id, reading }, reading.preview ? [reading.preview] : []);
  } catch {
    say({ id, reading: { kind: 'none', reason: 'failed' } });
  }
}

async function read(picture: Blob): Promise<CodeReading | NoCode> {
  const file = readPictureFile(new Uint8Array(await picture.arrayBuffer()));
  if (typeof file === 'string') return { kind: 'none', reason: file };
  const scale = Math.min(1, Math.sqrt(READ_PIXELS / (file.width * file.height)));
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(picture);
  } catch {
    // Every browser opens these, so it is the file; of the others it may be the browser.
    const isCommon = /png|jpe?g|gif|webp|bmp/.test(picture.type);
    return { kind: 'none', reason: isCommon ? 'broken' : 'unknown-format' };
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
  const isTransparent = flatten(pixels);
  const found = await readPixels(pixels);
  if (!('text' in found)) return { kind: 'none', ...found, preview };
  const { isAnimated } = file;
  return { kind: 'code', ...found, width, height, isTransparent, isAnimated, preview };
}

function draw(
  bitmap: ImageBitmap,
  width: number,
  height: number,
): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('[site] The browser gave no canvas to read pixels from.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return context;
}
