import { assertNumber, assertPositive, refuse } from '../errors.ts';
import { drawingOf, type CodeDesign, type CodeDrawing } from './draw-code.ts';
import type { Modules } from './modules.ts';
import { pixelsOf, type PlacedImage, type Shape, MM_PER_INCH } from './drawing.ts';
import { encodePng, type RenderedBands } from './encode-png.ts';
import type { Canvas, PngOptions } from './files.ts';
import { readPath } from './paths.ts';

export interface PixelOptions extends CodeDesign {
  /** Side of a module in pixels; whole pixels keep all edges sharp. The image has whole pixels. @default 8 */
  readonly moduleSizePx?: number | undefined;
}

/** RGBA, row by row, as in `ImageData`. */
export interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** Longest side of an image, in pixels. */
export const MAX_PIXELS = 16_384;
/** Rows that are rendered at once. */
const BAND = 64;

export function renderPixels(code: Modules | CodeDrawing, options: PixelOptions): Pixels {
  const { width, height, bands } = renderBands(code, options);
  const data = new Uint8ClampedArray(width * height * 4);
  let at = 0;
  for (const band of bands) {
    data.set(band, at);
    at += band.length;
  }
  return { data, width, height };
}

export function renderCanvas(code: Modules | CodeDrawing, canvas: Canvas, options: PixelOptions) {
  const context = typeof canvas?.getContext === 'function' ? canvas.getContext('2d') : null;
  if (!context) refuse('missing-value', 'canvas', canvas, ['a canvas']);
  const { data, width, height } = renderPixels(code, options);
  canvas.width = width;
  canvas.height = height;
  const image = context.createImageData(width, height);
  image.data.set(data);
  context.putImageData(image as never, 0, 0);
}

/** Renders a code to bands of rows, so that a large image need not be in memory at once. */
export function renderBands(code: Modules | CodeDrawing, options: PixelOptions): RenderedBands {
  const { moduleSizePx = 8, ...design } = options ?? {};
  assertPositive('moduleSizePx', moduleSizePx, MAX_PIXELS);
  const drawing = drawingOf(code, design);
  const exact = moduleSizePx / drawing.module;
  const width = Math.max(1, Math.round(drawing.width * exact));
  // The ground fills the last pixels: the drawing is stretched to them.
  const isIntegerWidth = Math.abs(drawing.width * exact - width) < 1e-6;
  const scale = isIntegerWidth ? exact : width / drawing.width;
  const height = Math.max(1, Math.floor(drawing.height * scale + 1e-6));
  if (Math.max(width, height) > MAX_PIXELS) {
    const limit = Math.floor((MAX_PIXELS / Math.max(width, height)) * moduleSizePx);
    const message = `moduleSizePx is ${moduleSizePx}; it has to be at most ${limit}, for ${MAX_PIXELS} pixels a side.`;
    refuse('out-of-range', 'moduleSizePx', moduleSizePx, limit, message);
  }
  const shapes = drawing.shapes.map((shape) => ({
    shape,
    edges: edgesOf(shape, scale, Math.ceil(height / BAND)),
  }));
  function* render() {
    for (let top = 0; top < height; top += BAND) {
      const rows = Math.min(BAND, height - top);
      const band = new Uint8ClampedArray(width * rows * 4);
      for (const { shape, edges } of shapes)
        fillShape(band, { width, top, rows }, shape, edges[top / BAND] ?? []);
      if (drawing.image) placeImage(band, { width, top, rows }, drawing.image, scale);
      yield band;
    }
  }
  return { width, height, bands: render() };
}

export function renderPng(code: Modules | CodeDrawing, input: PngOptions) {
  const { dpi = 300, widthMm, ...options } = input ?? {};
  assertNumber('dpi', dpi, { min: 1, max: 100_000 });
  if (widthMm === undefined) return encodePng(renderBands(code, options), dpi);
  assertPositive('widthMm', widthMm);
  const drawing = drawingOf(code, options);
  const modules = drawing.code.width / drawing.module;
  const inches = widthMm / MM_PER_INCH;
  const moduleSizePx = Math.max(1, Math.round((inches * dpi) / modules));
  return encodePng(renderBands(drawing, { moduleSizePx }), (moduleSizePx * modules) / inches);
}

interface Band {
  readonly width: number;
  readonly top: number;
  readonly rows: number;
}

/** Edges of a path in each band, in pixels: x and y of their starts and ends, four numbers each. Curves are eight lines. */
function edgesOf(
  { path, at }: Shape,
  scale: number,
  bandCount: number,
): readonly (readonly number[])[] {
  const bands = Array.from({ length: bandCount }, (): number[] => []);
  const unit = (at?.scale ?? 1) * scale;
  const [left, top] = [(at?.x ?? 0) * scale, (at?.y ?? 0) * scale];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineTo = (nextX: number, nextY: number) => {
    const [y0, y1] = [top + y * unit, top + nextY * unit];
    const last = Math.min(bandCount - 1, Math.floor(Math.max(y0, y1) / BAND));
    for (let band = Math.max(0, Math.floor(Math.min(y0, y1) / BAND)); band <= last; band += 1)
      if (y0 !== y1) bands[band]?.push(left + x * unit, y0, left + nextX * unit, y1);
    [x, y] = [nextX, nextY];
  };
  for (const { command, numbers } of readPath(path)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    if (command === 'M') [x, y, startX, startY] = [a, b, a, b];
    else if (command === 'L') lineTo(a, b);
    else if (command === 'Z') lineTo(startX, startY);
    else {
      const [x0, y0] = [x, y];
      const isCubic = command === 'C';
      for (let step = 1; step <= 8; step += 1) {
        const t = step / 8;
        const s = 1 - t;
        if (isCubic) {
          const [p, q, r, u] = [s ** 3, 3 * s * s * t, 3 * s * t * t, t ** 3];
          lineTo(p * x0 + q * a + r * c + u * e, p * y0 + q * b + r * d + u * f);
        } else {
          const [p, q, r] = [s * s, 2 * s * t, t * t];
          lineTo(p * x0 + q * a + r * c, p * y0 + q * b + r * d);
        }
      }
    }
  }
  return bands;
}

/**
 * Fills a shape with the exact area that it covers of each pixel: each edge adds its signed area to the pixels it
 * crosses, and the sum from the left is the coverage.
 */
function fillShape(
  band: Uint8ClampedArray,
  { width, top, rows }: Band,
  shape: Shape,
  edges: readonly number[],
): void {
  const stride = width + 2;
  let area: Float32Array | undefined;
  for (let index = 0; index < edges.length; index += 4) {
    let [x0, y0] = [edges[index] ?? 0, edges[index + 1] ?? 0];
    let [x1, y1] = [edges[index + 2] ?? 0, edges[index + 3] ?? 0];
    const direction = y0 < y1 ? 1 : -1;
    if (direction < 0) [x0, y0, x1, y1] = [x1, y1, x0, y0];
    y0 -= top;
    y1 -= top;
    if (y1 <= 0 || y0 >= rows || y0 === y1) continue;
    area ??= new Float32Array(stride * rows);
    const slope = (x1 - x0) / (y1 - y0);
    const clamp = (x: number) => Math.min(width, Math.max(0, x));
    for (let y = Math.max(0, y0); y < Math.min(y1, rows);) {
      const row = Math.floor(y);
      const next = Math.min(row + 1, y1, rows);
      const [from, to] = [clamp(x0 + slope * (y - y0)), clamp(x0 + slope * (next - y0))];
      addArea(area, row * stride, Math.min(from, to), Math.max(from, to), (next - y) * direction);
      y = next;
    }
  }
  if (!area) return;
  const color = Number.parseInt(shape.color.slice(1), 16);
  const isEvenOdd = shape.rule === 'evenodd';
  for (let row = 0; row < rows; row += 1) {
    let sum = 0;
    for (let x = 0; x < width; x += 1) {
      sum += area[row * stride + x] ?? 0;
      let cover = Math.abs(sum);
      if (isEvenOdd) cover = Math.abs(cover - 2 * Math.round(cover / 2));
      if (cover < 0.002) continue;
      blend(
        band,
        (row * width + x) * 4,
        color >> 16,
        (color >> 8) & 255,
        color & 255,
        cover > 0.998 ? 1 : cover,
      );
    }
  }
}

/** Adds the area right of a line that runs from `left` to `right` within a row of pixels. */
function addArea(
  area: Float32Array,
  row: number,
  left: number,
  right: number,
  height: number,
): void {
  const first = Math.floor(left);
  const last = Math.max(first + 1, Math.ceil(right));
  let before = 0;
  for (let pixel = first; pixel < last; pixel += 1) {
    // Share of the line's height up to the right edge of the pixel, integrated over its width.
    const covered =
      right - left < 1e-9
        ? pixel + 1 - left
        : (square(pixel + 1 - left) -
            square(pixel - left) -
            square(pixel + 1 - right) +
            square(pixel - right)) /
          (2 * (right - left));
    area[row + pixel] = (area[row + pixel] ?? 0) + (covered - before) * height;
    before = covered;
  }
  area[row + last] = (area[row + last] ?? 0) + (1 - before) * height;
}

const square = (value: number) => (value > 0 ? value * value : 0);

function blend(
  band: Uint8ClampedArray,
  at: number,
  red: number,
  green: number,
  blue: number,
  alpha: number,
): void {
  if (alpha === 1) {
    band[at] = red;
    band[at + 1] = green;
    band[at + 2] = blue;
    band[at + 3] = 255;
    return;
  }
  const below = ((band[at + 3] ?? 0) / 255) * (1 - alpha);
  const totalAlpha = alpha + below;
  const mix = (value: number, old = 0) => (value * alpha + old * below) / totalAlpha;
  band[at] = mix(red, band[at]);
  band[at + 1] = mix(green, band[at + 1]);
  band[at + 2] = mix(blue, band[at + 2]);
  band[at + 3] = totalAlpha * 255;
}

/** Places an image: each pixel is the mean of the pixels under it. */
function placeImage(
  band: Uint8ClampedArray,
  { width, top, rows }: Band,
  image: PlacedImage,
  scale: number,
): void {
  const { source } = image;
  const data = pixelsOf(source);
  const [left, up] = [image.x * scale, image.y * scale];
  const [stepX, stepY] = [
    source.width / (image.width * scale),
    source.height / (image.height * scale),
  ];
  const clip = (value: number, max: number) => Math.min(max - 1, Math.max(0, Math.floor(value)));
  for (
    let y = Math.max(0, Math.round(up) - top);
    y < Math.min(rows, Math.round(up + image.height * scale) - top);
    y += 1
  ) {
    for (
      let x = Math.max(0, Math.round(left));
      x < Math.min(width, Math.round(left + image.width * scale));
      x += 1
    ) {
      const [fromX, fromY] = [
        clip((x - left) * stepX, source.width),
        clip((y + top - up) * stepY, source.height),
      ];
      const toX = Math.max(fromX, clip((x + 1 - left) * stepX - 1e-6, source.width));
      const toY = Math.max(fromY, clip((y + top + 1 - up) * stepY - 1e-6, source.height));
      let [red, green, blue, alpha] = [0, 0, 0, 0];
      for (let row = fromY; row <= toY; row += 1) {
        for (let column = fromX; column <= toX; column += 1) {
          const at = (row * source.width + column) * 4;
          const opacity = data[at + 3] ?? 0;
          red += (data[at] ?? 0) * opacity;
          green += (data[at + 1] ?? 0) * opacity;
          blue += (data[at + 2] ?? 0) * opacity;
          alpha += opacity;
        }
      }
      if (alpha === 0) continue;
      const count = (toX - fromX + 1) * (toY - fromY + 1) * 255;
      blend(band, (y * width + x) * 4, red / alpha, green / alpha, blue / alpha, alpha / count);
    }
  }
}
