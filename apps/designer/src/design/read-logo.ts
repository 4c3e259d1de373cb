import type { ImageSource } from '@waypage/codes/draw';

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
export async function readLogo(file: File): Promise<ImageSource | LogoRefusal> {
  const refusal = refuseLogo(file);
  if (refusal !== undefined) return refusal;
  try {
    const image = new Image();
    image.src = await toDataUrl(file);
    await image.decode();
    // In some browsers an SVG without dimensions has a natural size of 0.
    const [wide, high] = [image.naturalWidth || EDGE, image.naturalHeight || EDGE];
    const scale = EDGE / Math.max(wide, high);
    const [width, height] = [wide, high].map((side) => Math.max(1, Math.round(side * scale))) as [
      number,
      number,
    ];
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) return 'broken';
    context.drawImage(image, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return { url: canvas.toDataURL('image/png'), data, width, height };
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
