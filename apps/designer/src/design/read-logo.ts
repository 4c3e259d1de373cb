import { createCanvas, loadImage } from '../output/to-canvas.ts';
import type { LogoImage } from './design.ts';

export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/svg+xml'] as const;
/** Largest file to open: a camera photo. The stored image is small in any case. */
export const MAX_LOGO_BYTES = 20_000_000;

/** Longest side of the stored image, in pixels. */
const EDGE = 512;

export type LogoRefusal = 'type' | 'size' | 'broken';

/** Returns why a file cannot be a logo, as far as type and size show before it is read. */
export function refuseLogo({ type, size }: Pick<File, 'type' | 'size'>): LogoRefusal | undefined {
  if (!(LOGO_TYPES as readonly string[]).includes(type)) return 'type';
  return size > MAX_LOGO_BYTES ? 'size' : undefined;
}

/**
 * Reads an uploaded image and redraws it as PNG, so that nothing of the file itself, above all no SVG markup, gets into
 * the page or the download.
 */
export async function readLogo(file: File): Promise<LogoImage | LogoRefusal> {
  const refusal = refuseLogo(file);
  if (refusal !== undefined) return refusal;
  try {
    const image = await loadImage(await toDataUrl(file));
    // In some browsers an SVG without dimensions has a natural size of 0.
    const width = image.naturalWidth || EDGE;
    const height = image.naturalHeight || EDGE;
    const scale = EDGE / Math.max(width, height);
    const context = createCanvas(width * scale, height * scale);
    const { canvas } = context;
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return { url: canvas.toDataURL('image/png'), width: canvas.width, height: canvas.height };
  } catch {
    return 'broken';
  }
}

function toDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}
