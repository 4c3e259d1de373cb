import { imageSize } from 'image-size';
import { CodesError, type CodesErrorCode } from '../errors.ts';
import { MAX_PIXELS } from './pixels.ts';

export const MAX_FILE_BYTES = 50_000_000;

/** More pixels of a file cost time without a gain. */
export const READ_PIXELS = 16_000_000;

export interface ImageFileInfo {
  readonly width: number;
  readonly height: number;
  /** Such as `png` or `jpg`. */
  readonly format: string;
  readonly isAnimated: boolean;
  /** Whether every browser supports its format. */
  readonly isCommon: boolean;
}

/** Reads size and format of an image before it is decoded: one that is too large could use up all memory. */
export function inspectImageFile(bytes: Uint8Array, name = 'image'): ImageFileInfo {
  const refuse = (code: CodesErrorCode, reason: string, value?: number, limit?: number) =>
    new CodesError(code, `${name}: ${reason}`, { input: name, value, limit });
  if (bytes.byteLength === 0) throw refuse('empty-file', 'The file is empty.');
  if (bytes.byteLength > MAX_FILE_BYTES) {
    const reason = `The file has ${bytes.byteLength} bytes; the maximum is ${MAX_FILE_BYTES}.`;
    throw refuse('too-large', reason, bytes.byteLength, MAX_FILE_BYTES);
  }
  let size: ReturnType<typeof imageSize>;
  try {
    size = imageSize(bytes);
  } catch {
    // `imageSize` throws for an SVG without a size.
    throw isSvg(bytes)
      ? refuse('vector-image', 'The file is a drawing without pixels.')
      : refuse('not-an-image', 'The file is not an image.');
  }
  const { width, height, type: format = '' } = size;
  if (format === 'svg') throw refuse('vector-image', 'The file is a drawing without pixels.');
  if (!(width > 0 && height > 0) || !isComplete(bytes, format)) {
    throw refuse('damaged-file', 'The file is damaged or was cut off.');
  }
  if (width * height > MAX_PIXELS) {
    const pixels = width * height;
    const reason = `The image has ${width} × ${height} pixels; the maximum is ${MAX_PIXELS}.`;
    throw refuse('too-large', reason, pixels, MAX_PIXELS);
  }
  return {
    width,
    height,
    format,
    isAnimated: isAnimated(bytes, format),
    isCommon: COMMON.has(format),
  };
}

/** Whether the file is an SVG, by its head. */
export function isSvg(bytes: Uint8Array): boolean {
  const head = headOf(bytes);
  // A byte order mark and white space may come first.
  return /^[^<]{0,9}<(?:\?xml|!|svg)/.test(head) && /<(?:[\w-]+:)?svg[\s>/]/.test(head);
}

const COMMON: ReadonlySet<string> = new Set(['bmp', 'gif', 'jpg', 'png', 'webp']);

const ANIMATION_MARKS: Readonly<Record<string, string>> = {
  gif: 'NETSCAPE2.0',
  png: 'acTL',
  webp: 'ANIM',
};

/** A comment of the program that drew an SVG may come first. */
const HEAD_BYTES = 65_536;

function isAnimated(bytes: Uint8Array, format: string): boolean {
  const mark = ANIMATION_MARKS[format];
  return mark !== undefined && headOf(bytes).includes(mark);
}

function headOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
}

/** Whether a file has its end or its declared length: browsers render a truncated image in part, or not at all. */
function isComplete(bytes: Uint8Array, format: string): boolean {
  switch (format) {
    case 'jpg':
      return hasEndOfJpeg(bytes);
    case 'png':
      return includesBytes(bytes, PNG_END, bytes.length - TAIL_BYTES);
    case 'gif':
      return hasEndOfGif(bytes);
    case 'webp':
      return new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8 <= bytes.length;
    default:
      return true;
  }
}

/** Maximum length of data that some programs append to an image. */
const TAIL_BYTES = 1_000_000;

const GIF = { extension: 0x21, image: 0x2c, trailer: 0x3b, headBytes: 13, imageBytes: 10 } as const;

function hasEndOfGif(bytes: Uint8Array): boolean {
  const byte = (index: number) => bytes[index] ?? 0;
  const tableBytes = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
  let at: number = GIF.headBytes + tableBytes(byte(10));
  while (at < bytes.length) {
    const kind = byte(at);
    if (kind === GIF.trailer) return true;
    if (kind !== GIF.extension && kind !== GIF.image) return false;
    at += kind === GIF.extension ? 2 : GIF.imageBytes + tableBytes(byte(at + 9)) + 1;
    while (at < bytes.length && byte(at) !== 0) at += byte(at) + 1;
    at += 1;
  }
  return false;
}

/** Skips all segments before the first scan: an embedded thumbnail has its own end marker. */
function hasEndOfJpeg(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1];
    if (marker === START_OF_SCAN) return includesBytes(bytes, [0xff, 0xd9], at);
    // Fill bytes may precede a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return false;
}

const START_OF_SCAN = 0xda;

const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82] as const;

function includesBytes(bytes: Uint8Array, sequence: readonly number[], from: number): boolean {
  const [first = 0] = sequence;
  for (
    let at = bytes.indexOf(first, Math.max(0, from));
    at >= 0;
    at = bytes.indexOf(first, at + 1)
  ) {
    if (sequence.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}
