import { assertNumber, refuse, show } from '../errors.ts';
import { isInside } from './math.ts';
import type { Box, Corners, ImagePixels, Pixels, Point } from './types.ts';

const [WHITE, BLACK] = [255, 0];

/** Larger images could use up the memory of a phone. */
export const MAX_PIXELS = 50_000_000;

/** Returns an image as plain clamped pixels. @throws CodesError for a wrong size or data */
export function toPixels(image: ImagePixels): Pixels {
  const { data, width = NaN, height = NaN } = (image ?? {}) as Partial<ImagePixels>;
  if (data === undefined) {
    const found = image instanceof Uint8Array ? 'bytes of a file' : show(image);
    const message = `The image is ${found}; it has to be RGBA pixels, { data, width, height }, or for a reader of createReader a Blob.`;
    refuse('not-an-image', 'image', found, ['{ data, width, height }'], message);
  }
  assertNumber('width', width, { min: 1, isInteger: true });
  assertNumber('height', height, { min: 1, isInteger: true });
  if (width * height > MAX_PIXELS) {
    const message = `The image has ${width} × ${height} pixels; the maximum is ${MAX_PIXELS}.`;
    refuse('too-large', 'image', width * height, MAX_PIXELS, message);
  }
  const bytes = width * height * 4;
  const isBytes = data instanceof Uint8ClampedArray || data instanceof Uint8Array;
  if (!isBytes || data.length !== bytes) {
    const found = isBytes ? data.length : typeof data;
    refuse('out-of-range', 'data', found, [bytes, bytes], `data must be ${bytes} bytes of RGBA.`);
  }
  const { buffer, byteOffset } = data as Uint8Array<ArrayBuffer>;
  return { data: new Uint8ClampedArray(buffer, byteOffset, bytes), width, height };
}

function emptyPixels(width: number, height: number): Pixels {
  return { data: new Uint8ClampedArray(width * height * 4).fill(255), width, height };
}

/** Returns the index of the pixel at a point, or `undefined` beyond the image. */
export function pixelAt({ width, height }: Pick<Pixels, 'width' | 'height'>, point: Point) {
  const [x, y] = [Math.floor(point.x), Math.floor(point.y)];
  return x < 0 || y < 0 || x >= width || y >= height ? undefined : y * width + x;
}

/** Returns the alpha channel, or `undefined` where all pixels are opaque. */
export function alphaOf({ data, width, height }: Pixels): Uint8Array | undefined {
  let alpha: Uint8Array | undefined;
  for (let index = 0; index < width * height; index += 1) {
    const value = data[index * 4 + 3] ?? 255;
    if (value === 255) continue;
    alpha ??= new Uint8Array(width * height).fill(255);
    alpha[index] = value;
  }
  return alpha;
}

/** Blends an image with a gray background; 255 is white. */
export function blendOn({ data, width, height }: Pixels, background: number): Pixels {
  const blended = new Uint8ClampedArray(data.length);
  for (let index = 3; index < data.length; index += 4) {
    const alpha = data[index] ?? 255;
    for (let channel = index - 3; channel < index; channel += 1) {
      blended[channel] = background + (((data[channel] ?? background) - background) * alpha) / 255;
    }
    blended[index] = 255;
  }
  return { data: blended, width, height };
}

/** The image itself where it is opaque, else on white and on black. */
export function opaqueViews(pixels: Pixels, alpha = alphaOf(pixels)): readonly (() => Pixels)[] {
  if (!alpha) return [() => pixels];
  return [WHITE, BLACK].map((background) => () => blendOn(pixels, background));
}

/** Crops an image; reduces its sides by a factor with area averaging, or enlarges them by repeating pixels. */
export function reduce(
  pixels: Pixels,
  factor: number,
  box: Box = { x: 0, y: 0, width: pixels.width, height: pixels.height },
): Pixels {
  const width = Math.max(1, Math.round(box.width / factor));
  const height = Math.max(1, Math.round(box.height / factor));
  const small = emptyPixels(width, height);
  const { data } = pixels;
  // The last pixel of a row may average less than the others.
  const [endX, endY] = [box.x + box.width, box.y + box.height];
  for (let y = 0; y < height; y += 1) {
    const top = box.y + Math.floor(y * factor);
    const bottom = Math.max(top + 1, Math.min(endY, box.y + Math.floor((y + 1) * factor)));
    for (let x = 0; x < width; x += 1) {
      const left = box.x + Math.floor(x * factor);
      const right = Math.max(left + 1, Math.min(endX, box.x + Math.floor((x + 1) * factor)));
      let [red, green, blue] = [0, 0, 0];
      for (let row = top; row < bottom; row += 1) {
        const end = (row * pixels.width + right) * 4;
        for (let from = (row * pixels.width + left) * 4; from < end; from += 4) {
          red += data[from] ?? 0;
          green += data[from + 1] ?? 0;
          blue += data[from + 2] ?? 0;
        }
      }
      const count = (bottom - top) * (right - left);
      const at = (y * width + x) * 4;
      small.data[at] = red / count;
      small.data[at + 1] = green / count;
      small.data[at + 2] = blue / count;
    }
  }
  return small;
}

/** Doubles an image by cubic interpolation (Catmull-Rom), which keeps its edges sharp. */
export function enlarge({ data, width, height }: Pixels): Pixels {
  const wide = doubleLines(data, [height, width * 4, width * 8], [width, 4, 4]);
  const doubled = doubleLines(wide, [width * 2, 4, 4], [height, width * 8, width * 8]);
  return { data: doubled, width: width * 2, height: height * 2 };
}

/** Weights of the four pixels around a point that is a quarter of a pixel after the second. */
const QUARTER_WEIGHTS = [-9, 111, 29, -3].map((weight) => weight / 128);

/** Doubles the length of rows or columns: so many, with so many pixels, each with the old and new distance to the next. */
function doubleLines(
  data: Pixels['data'],
  [count, step, newStep]: readonly [number, number, number],
  [length, next, newNext]: readonly [number, number, number],
): Pixels['data'] {
  const doubled = new Uint8ClampedArray(data.length * 2).fill(255);
  for (let line = 0; line < count; line += 1) {
    for (let index = 0; index < length * 2; index += 1) {
      const isLater = index % 2 === 1;
      const before = Math.floor((index - 1) / 2);
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0;
        for (let tap = 0; tap < 4; tap += 1) {
          const pixel = Math.min(length - 1, Math.max(0, before - 1 + tap));
          const weight = QUARTER_WEIGHTS[isLater ? tap : 3 - tap] ?? 0;
          sum += weight * (data[line * step + pixel * next + channel] ?? 0);
        }
        doubled[line * newStep + index * newNext + channel] = sum;
      }
    }
  }
  return doubled;
}

/** The smallest box of whole pixels around the corners and a margin, within the image. */
export function boxAround(image: Pixels, corners: Corners, margin = 0): Box {
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const x = Math.max(0, Math.floor(Math.min(...xs) - margin));
  const y = Math.max(0, Math.floor(Math.min(...ys) - margin));
  const right = Math.min(image.width, Math.ceil(Math.max(...xs) + margin));
  const bottom = Math.min(image.height, Math.ceil(Math.max(...ys) + margin));
  return { x, y, width: right - x, height: bottom - y };
}

/** Fills a quadrilateral with white, in place. */
export function coverArea(pixels: Pixels, corners: Corners): void {
  const box = boxAround(pixels, corners);
  for (let y = box.y; y < box.y + box.height; y += 1) {
    for (let x = box.x; x < box.x + box.width; x += 1) {
      if (!isInside({ x, y }, corners)) continue;
      pixels.data.fill(255, (y * pixels.width + x) * 4, (y * pixels.width + x) * 4 + 3);
    }
  }
}

export function pad(pixels: Pixels, margin: number): Pixels {
  const padded = emptyPixels(pixels.width + 2 * margin, pixels.height + 2 * margin);
  for (let y = 0; y < pixels.height; y += 1) {
    padded.data.set(
      pixels.data.subarray(y * pixels.width * 4, (y + 1) * pixels.width * 4),
      ((y + margin) * padded.width + margin) * 4,
    );
  }
  return padded;
}

/** Applies three box blurs, an approximation of a lens out of focus. */
export function blur(pixels: Pixels, radius: number): Pixels {
  const { width, height } = pixels;
  let { data } = pixels;
  for (let pass = 0; pass < 3; pass += 1) {
    data = blurLines(data, radius, [height, width * 4], [width, 4]);
    data = blurLines(data, radius, [width, 4], [height, width * 4]);
  }
  return { data, width, height };
}

/** Blurs the rows or the columns of an image: so many lines of so many pixels, each with the distance to the next. */
function blurLines(
  data: Pixels['data'],
  radius: number,
  [count, step]: readonly [number, number],
  [length, next]: readonly [number, number],
): Pixels['data'] {
  const blurred = new Uint8ClampedArray(data.length).fill(255);
  const size = 2 * radius + 1;
  for (let line = 0; line < count; line += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      const start = line * step + channel;
      const end = start + (length - 1) * next;
      let sum = 0;
      for (let offset = -radius; offset <= radius; offset += 1) {
        sum += data[Math.min(end, Math.max(start, start + offset * next))] ?? 0;
      }
      for (let at = start; at <= end; at += next) {
        blurred[at] = sum / size;
        sum += data[Math.min(end, at + (radius + 1) * next)] ?? 0;
        sum -= data[Math.max(start, at - radius * next)] ?? 0;
      }
    }
  }
  return blurred;
}

export function mapChannels(pixels: Pixels, change: (value: number) => number): Pixels {
  const table = Uint8ClampedArray.from({ length: 256 }, (_, value) => change(value));
  const data = new Uint8ClampedArray(pixels.data.length).fill(255);
  for (let at = 0; at < data.length; at += 4) {
    data[at] = table[pixels.data[at] ?? 0] ?? 0;
    data[at + 1] = table[pixels.data[at + 1] ?? 0] ?? 0;
    data[at + 2] = table[pixels.data[at + 2] ?? 0] ?? 0;
  }
  return { ...pixels, data };
}
