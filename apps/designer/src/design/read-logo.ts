import { loadImage } from '../output/load-image.ts';
import { getContext } from '../output/to-canvas.ts';
import type { LogoImage } from './design.ts';

export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/svg+xml'] as const;
/** Largest file that is opened: a photo of a camera. What is kept of it is small, whatever its size. */
export const MAX_LOGO_BYTES = 20_000_000;

/** Longest edge of the image as it is kept. */
const EDGE = 512;

/** Why an image was not taken. */
export type LogoRefusal = 'type' | 'size' | 'broken';

/** Why a file cannot be a logo, by what can be told before it is read. */
export function refuseLogo({ type, size }: Pick<File, 'type' | 'size'>): LogoRefusal | undefined {
  if (!(LOGO_TYPES as readonly string[]).includes(type)) return 'type';
  return size > MAX_LOGO_BYTES ? 'size' : undefined;
}

/**
 * Reads an uploaded image and draws it again as PNG, so that nothing of the file itself, least of
 * all the markup of an SVG, gets into the page or the download.
 */
export async function readLogo(file: File): Promise<LogoImage | LogoRefusal> {
  const refusal = refuseLogo(file);
  if (refusal !== undefined) return refusal;
  try {
    const image = await loadImage(await toDataUrl(file));
    // An SVG without measures has none of its own in some browsers.
    const width = image.naturalWidth || EDGE;
    const height = image.naturalHeight || EDGE;
    const scale = EDGE / Math.max(width, height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    getContext(canvas).drawImage(image, 0, 0, canvas.width, canvas.height);
    return { url: canvas.toDataURL('image/png'), width: canvas.width, height: canvas.height };
  } catch {
    // The browser cannot decode the file.
    return 'broken';
  }
}

function toDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as string);
    };
    reader.onerror = () => {
      reject(reader.error ?? new Error('The file could not be read.'));
    };
    reader.readAsDataURL(file);
  });
}
