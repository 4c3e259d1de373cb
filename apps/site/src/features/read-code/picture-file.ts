import { imageSize } from 'image-size';
import { MAX_BYTES, MAX_PIXELS, type NoCodeReason } from './code-reading.ts';

/** What the first bytes of a file say about it. */
export interface PictureFile {
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
  /** Whether every browser opens pictures of its kind. */
  readonly isCommon: boolean;
}

/** Size and kind of a picture, read before it is opened: one that is too large could take all memory. */
export function readPictureFile(bytes: Uint8Array): PictureFile | NoCodeReason {
  if (bytes.byteLength > MAX_BYTES) return 'too-large';
  let size: ReturnType<typeof imageSize>;
  try {
    size = imageSize(bytes);
  } catch {
    // One without a size is none to the library.
    return /<svg[\s>/]/.test(headOf(bytes)) ? 'vector' : 'not-a-picture';
  }
  const { width, height, type } = size;
  if (type === 'svg') return 'vector';
  if (!(width > 0 && height > 0)) return 'broken';
  if (width * height > MAX_PIXELS) return 'too-large';
  return {
    width,
    height,
    isAnimated: isAnimated(bytes, type),
    isCommon: COMMON.has(type ?? ''),
  };
}

const COMMON: ReadonlySet<string> = new Set(['bmp', 'gif', 'jpg', 'png', 'webp']);

/** What a file that moves has near its beginning. */
const ANIMATION_MARKS: Readonly<Record<string, string>> = {
  gif: 'NETSCAPE2.0',
  png: 'acTL',
  webp: 'ANIM',
};

const HEAD_BYTES = 4096;

function isAnimated(bytes: Uint8Array, type: string | undefined): boolean {
  const mark = ANIMATION_MARKS[type ?? ''];
  if (mark === undefined) return false;
  return headOf(bytes).includes(mark);
}

function headOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
}
