import { imageSize } from 'image-size';
import { MAX_BYTES, MAX_PIXELS, type NoCodeReason } from './code-reading.ts';

/** What the first bytes of a file say about it. */
export interface PictureFile {
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
}

/** Size and kind of a picture, read before it is opened: one that is too large could take all memory. */
export function readPictureFile(bytes: Uint8Array): PictureFile | NoCodeReason {
  if (bytes.byteLength > MAX_BYTES) return 'too-large';
  let size: ReturnType<typeof imageSize>;
  try {
    size = imageSize(bytes);
  } catch {
    return 'not-a-picture';
  }
  const { width, height, type } = size;
  if (type === 'svg') return 'vector';
  if (!(width > 0 && height > 0)) return 'broken';
  if (width * height > MAX_PIXELS) return 'too-large';
  return { width, height, isAnimated: isAnimated(bytes, type) };
}

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
  return new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES)).includes(mark);
}
