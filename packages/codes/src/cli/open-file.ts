import { CodesError, type CodesErrorCode } from '../errors.ts';
import { inspectImageFile, isSvg, MAX_FILE_BYTES } from '../read/image-file.ts';
import { MAX_PIXELS } from '../read/pixels.ts';
import type { ImagePixels } from '../read/types.ts';

export interface OpenedPage {
  readonly image: ImagePixels;
  /** Resolution of the image where its size in print is known, as that of a PDF is. */
  readonly dpi: number | undefined;
  /** The same where the file itself states it. */
  readonly ownDpi: number | undefined;
  /** From 1; only for a PDF. */
  readonly page?: number;
  readonly isAnimated: boolean;
}

/** More pixels cost time without a gain. */
const READ_PIXELS = 16_000_000;

/** Resolution of drawings without one, and longest side of an SVG without a size in print. */
const [DEFAULT_DPI, SVG_SIDE] = [300, 2000];

/** Dots per inch of a PDF's points, and of an SVG that is rendered without a resolution. */
const POINTS_PER_INCH = 72;

/** Opens an image, an SVG, or each page of a PDF. @throws CodesError that names the file and the reason */
export async function* openFile(
  name: string,
  bytes: Uint8Array,
  dpi: number | undefined,
): AsyncGenerator<OpenedPage> {
  if (bytes.length > MAX_FILE_BYTES) inspectImageFile(bytes, name);
  if (latin1(bytes.subarray(0, 1024)).includes('%PDF-')) yield* openPdf(name, bytes, dpi);
  else yield await (isSvg(bytes) ? openSvg : openImage)(name, bytes, dpi);
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

async function openImage(
  name: string,
  bytes: Uint8Array,
  dpi: number | undefined,
): Promise<OpenedPage> {
  const { isAnimated, width, height } = inspectImageFile(bytes, name);
  const sharp = await loadSharp(name);
  const scale = Math.min(1, Math.sqrt(READ_PIXELS / (width * height)));
  try {
    // CMYK and 16 bits become sRGB of 8 bits; only the first frame of an animation is decoded.
    const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .toColourspace('srgb');
    const { density } = await upright.metadata();
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const reduced = scale < 1 ? upright.resize({ ...size, fit: 'inside' }) : upright;
    // 72 is what programs write that know none.
    const own = density !== undefined && density > POINTS_PER_INCH ? density : undefined;
    const resolution = dpi ?? own;
    return {
      image: await decode(reduced),
      dpi: resolution && resolution * scale,
      ownDpi: own && own * scale,
      isAnimated,
    };
  } catch (cause) {
    const reason = 'The file is damaged, or of a type that cannot be opened.';
    throw refusal(name, 'damaged-file', reason, cause);
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

async function openSvg(
  name: string,
  bytes: Uint8Array,
  dpi: number | undefined,
): Promise<OpenedPage> {
  const text = new TextDecoder().decode(bytes);
  const withoutLinks = text.replace(/<a[\s>][^>]*>/gi, '<a>');
  for (const [pattern, what] of UNSAFE_SVG) {
    if (pattern.test(withoutLinks)) {
      throw refusal(name, 'unsafe-image', `The drawing has ${what}, which are not followed.`);
    }
  }
  const sharp = await loadSharp(name);
  try {
    // The resolution keeps a large drawing small.
    const unlimited = { limitInputPixels: false };
    const { width, height } = await sharp(bytes, unlimited).metadata();
    // Lengths in millimeters grow with the square of the density, others with the density.
    const double = { ...unlimited, density: 2 * POINTS_PER_INCH };
    const doubled = await sharp(bytes, double).metadata();
    const exponent = Math.round(Math.log2(doubled.width / width));
    const hasPrintSize = /<svg[^>]*\swidth\s*=\s*["']\s*[\d.]+\s*(?:mm|cm|in|pt)/i.test(text);
    const sharpDpi = hasPrintSize
      ? (dpi ?? DEFAULT_DPI)
      : (POINTS_PER_INCH * SVG_SIDE) / Math.max(width, height);
    const resolution = limitDpi(sharpDpi, (width * height) / POINTS_PER_INCH ** 2);
    const density = POINTS_PER_INCH * (resolution / POINTS_PER_INCH) ** (1 / exponent);
    const image = await decode(sharp(bytes, { ...unlimited, density: Math.max(1, density) }));
    const ownDpi = hasPrintSize ? (image.width / width) * POINTS_PER_INCH : undefined;
    return { image, dpi: ownDpi ?? dpi, ownDpi, isAnimated: false };
  } catch (cause) {
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
      const image = await page
        .render({ width, height, render: 'bitmap' })
        .catch((cause: unknown) => {
          throw refusal(name, 'damaged-file', `Page ${page.number + 1} is damaged.`, cause);
        });
      const number = page.number + 1;
      yield { image, dpi: resolution, ownDpi: resolution, page: number, isAnimated: false };
    }
    document.destroy();
  } finally {
    library.destroy();
  }
}
