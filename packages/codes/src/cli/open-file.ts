import { CodesError, type CodesErrorCode } from '../errors.ts';
import { inspectImageFile, isSvg, MAX_FILE_BYTES, READ_PIXELS } from '../read/image-file.ts';
import { MAX_PIXELS } from '../read/pixels.ts';
import type { ImagePixels } from '../read/types.ts';

export interface OpenedPage {
  readonly image: ImagePixels;
  /** Resolution of the image where its size in print is known, as that of a PDF is. */
  readonly dpi: number | undefined;
  /** The same where the file itself states it. */
  readonly printDpi: number | undefined;
  /** From 1; only for a PDF, and a TIFF of several pages. */
  readonly page?: number;
  readonly isAnimated: boolean;
}

/** Resolution of drawings without one, and longest side of an SVG without a size in print. */
const [DEFAULT_DPI, SVG_SIDE] = [300, 2000];

/** Dots per inch of a PDF's points, and of an SVG that is rendered without a resolution. */
const POINTS_PER_INCH = 72;

/** Opens an image, an SVG, or each page of a PDF or TIFF. @throws CodesError that names the file and the reason */
export async function* openFile(
  name: string,
  bytes: Uint8Array,
  dpi: number | undefined,
): AsyncGenerator<OpenedPage> {
  if (bytes.length > MAX_FILE_BYTES) inspectImageFile(bytes, name);
  if (latin1(bytes.subarray(0, 1024)).includes('%PDF-')) yield* openPdf(name, bytes, dpi);
  else if (isSvg(bytes)) yield await openSvg(name, bytes, dpi);
  else yield* openImage(name, bytes, dpi);
}

const refusal = (name: string, code: CodesErrorCode, reason: string, cause?: unknown) =>
  new CodesError(code, `${name}: ${reason}`, { input: name, cause });

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

async function loadSharp(name: string) {
  try {
    return (await import('sharp')).default;
  } catch (cause) {
    throw refusal(name, 'decoder-unavailable', 'Install the package sharp to open images.', cause);
  }
}

async function* openImage(
  name: string,
  bytes: Uint8Array,
  dpi: number | undefined,
): AsyncGenerator<OpenedPage> {
  const { isAnimated } = inspectImageFile(bytes, name);
  const sharp = await loadSharp(name);
  let count = 1;
  for (let page = 1; page <= count; page += 1) {
    let opened: OpenedPage;
    try {
      // CMYK and 16 bits become sRGB of 8 bits; only the first frame of an animation is decoded.
      const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, page: page - 1 })
        .autoOrient()
        .toColorspace('srgb');
      const { density, format, pages = 1, autoOrient } = await upright.metadata();
      const isDocument = format === 'tiff' && pages > 1;
      if (isDocument) count = pages;
      const { width, height } = autoOrient;
      const scale = Math.min(1, Math.sqrt(READ_PIXELS / (width * height)));
      const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
      const reduced = scale < 1 ? upright.resize({ ...size, fit: 'inside' }) : upright;
      // 72 is what programs write that know none.
      const fileDpi = density !== undefined && density > POINTS_PER_INCH ? density : undefined;
      const resolution = dpi ?? fileDpi;
      opened = {
        image: await decode(reduced),
        dpi: resolution && resolution * scale,
        printDpi: fileDpi && fileDpi * scale,
        ...(isDocument && { page }),
        isAnimated: isAnimated || (pages > 1 && !isDocument),
      };
    } catch (cause) {
      const reason = 'The file is damaged, or of a type that cannot be opened.';
      throw refusal(name, 'damaged-file', reason, cause);
    }
    yield opened;
  }
}

async function decode(image: import('sharp').Sharp): Promise<ImagePixels> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Scripts, event handlers, references to other files, and entities: none is followed, so the print may differ. */
const UNSAFE_SVG: readonly (readonly [RegExp, string])[] = [
  [/<(?:[\w-]+:)?script[\s/>]|\son[a-z]+\s*=\s*["']|(?:href\s*=\s*["']\s*)javascript:/i, 'scripts'],
  [/<(?:[\w-]+:)?foreignObject[\s/>]/i, 'embedded documents'],
  [/<!ENTITY/i, 'entities'],
  [/(?:href|src)\s*=\s*["']\s*(?!#|data:|["'])[^"']/i, 'external references'],
  [/@import|url\(\s*["']?\s*(?!#|data:|["')\s])/i, 'external references'],
];

/** The comments, CDATA sections, instructions, tags and texts of XML. */
const XML_PARTS =
  /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<(?:"[^"]*"|'[^']*'|[^"'>])*>|<|[^<]+/g;

/** Returns the tags, instructions and styles of a drawing: its comments and texts do nothing, and a link waits for a click. */
function activePartsOf(svg: string): string {
  // A document type with declarations has other rules.
  if (/<!DOCTYPE[^>]*\[/i.test(svg)) return svg;
  let isStyle = false;
  const parts = svg.match(XML_PARTS)?.map((part) => {
    if (part.startsWith('<!--')) return '';
    if (/^<\/?(?:[\w-]+:)?style[\s/>]/i.test(part)) isStyle = !/^<\/|\/>$/.test(part);
    if (/^<(?!!\[)./.test(part)) {
      return /^<a\s/i.test(part) ? part.replace(/href\s*=\s*(?:"[^"]*"|'[^']*')/gi, '') : part;
    }
    return isStyle ? part : '';
  });
  return (parts ?? []).join('');
}

/** Longest side of an SVG at 72 dpi, in pixels: the lowest resolution, 1 dpi, leaves 4167. */
const MAX_SVG_SIDE = 300_000;

function assertSvgSide(name: string, side: number): void {
  if (side <= MAX_SVG_SIDE) return;
  const message = `${name}: The drawing is ${side} pixels long; the maximum is ${MAX_SVG_SIDE}.`;
  throw new CodesError('too-large', message, { input: name, value: side, limit: MAX_SVG_SIDE });
}

async function openSvg(
  name: string,
  bytes: Uint8Array,
  dpi: number | undefined,
): Promise<OpenedPage> {
  const text = new TextDecoder().decode(bytes);
  const active = activePartsOf(text);
  for (const [pattern, what] of UNSAFE_SVG) {
    if (pattern.test(active)) {
      throw refusal(name, 'unsafe-image', `The drawing has ${what}, which are not followed.`);
    }
  }
  // Lengths that are too large for sharp to count.
  const [root = ''] = /<(?:[\w-]+:)?svg\s[^>]*>/i.exec(text) ?? [];
  for (const [, length] of root.matchAll(/\s(?:width|height)\s*=\s*["']\s*([\d.e+]+)/gi))
    assertSvgSide(name, Number(length) || 0);
  const sharp = await loadSharp(name);
  try {
    // The resolution keeps a large drawing small.
    const unlimited = { limitInputPixels: false };
    const { width, height } = await sharp(bytes, unlimited).metadata();
    assertSvgSide(name, Math.max(width, height));
    // Lengths in millimeters grow with the square of the density, others with the density.
    const double = { ...unlimited, density: 2 * POINTS_PER_INCH };
    const doubled = await sharp(bytes, double).metadata();
    const exponent = Math.round(Math.log2(doubled.width / width));
    const hasPrintSize = /\swidth\s*=\s*["']\s*[\d.]+\s*(?:mm|cm|in|pt)/i.test(root);
    const sharpDpi = hasPrintSize
      ? (dpi ?? DEFAULT_DPI)
      : (POINTS_PER_INCH * SVG_SIDE) / Math.max(width, height);
    const resolution = limitDpi(sharpDpi, (width * height) / POINTS_PER_INCH ** 2);
    const density = POINTS_PER_INCH * (resolution / POINTS_PER_INCH) ** (1 / exponent);
    const image = await decode(sharp(bytes, { ...unlimited, density: Math.max(1, density) }));
    const printDpi = hasPrintSize ? (image.width / width) * POINTS_PER_INCH : undefined;
    return { image, dpi: printDpi ?? dpi, printDpi, isAnimated: false };
  } catch (cause) {
    if (cause instanceof CodesError) throw cause;
    throw refusal(name, 'damaged-file', 'The drawing is damaged, or has no size.', cause);
  }
}

/** Reduces a resolution where an area in square inches would have too many pixels. */
function limitDpi(dpi: number, area: number): number {
  return Math.min(dpi, Math.sqrt(READ_PIXELS / area));
}

async function* openPdf(
  name: string,
  bytes: Uint8Array,
  dpi: number | undefined,
): AsyncGenerator<OpenedPage> {
  let pdfium: typeof import('@hyzyla/pdfium');
  try {
    pdfium = await import('@hyzyla/pdfium');
  } catch (cause) {
    const reason = 'Install the package @hyzyla/pdfium to open PDF.';
    throw refusal(name, 'decoder-unavailable', reason, cause);
  }
  const library = await pdfium.PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes).catch((cause: unknown) => {
      throw /password/i.test(String(cause))
        ? refusal(name, 'protected-file', 'The PDF has a password.', cause)
        : refusal(name, 'damaged-file', 'The PDF is damaged.', cause);
    });
    for (const page of document.pages()) {
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const [across, down] = [originalWidth / POINTS_PER_INCH, originalHeight / POINTS_PER_INCH];
      const resolution = limitDpi(dpi ?? DEFAULT_DPI, across * down);
      const [width, height] = [Math.round(across * resolution), Math.round(down * resolution)];
      const number = page.number + 1;
      const damaged = (cause?: unknown) =>
        refusal(name, 'damaged-file', `Page ${number} is damaged.`, cause);
      // A page that PDFium cannot load has no size.
      if (width === 0 || height === 0) throw damaged();
      const image = await page
        .render({ width, height, render: 'bitmap' })
        .catch((cause: unknown) => {
          throw damaged(cause);
        });
      yield { image, dpi: resolution, printDpi: resolution, page: number, isAnimated: false };
    }
    document.destroy();
  } finally {
    library.destroy();
  }
}
