import type { Drawing } from '../drawing/draw.ts';

/** @throws Error when the URL cannot be decoded as an image */
export async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/**
 * Renders a drawing.
 *
 * @param scale pixels per unit of the drawing
 * @throws Error when the logo cannot be decoded or the browser cannot create a canvas
 */
export async function toCanvas(drawing: Drawing, scale: number): Promise<CanvasRenderingContext2D> {
  const { width, height, fills, image: drawnImage } = drawing;
  const image = drawnImage && (await loadImage(drawnImage.url));
  const context = createCanvas(width * scale, height * scale);
  context.scale(scale, scale);
  for (const { path, at, colour, rule } of fills) {
    context.save();
    if (at) {
      context.translate(at.x, at.y);
      context.scale(at.scale, at.scale);
    }
    context.fillStyle = colour;
    context.fill(new Path2D(path), rule);
    context.restore();
  }
  if (image)
    context.drawImage(image, drawnImage.x, drawnImage.y, drawnImage.width, drawnImage.height);
  return context;
}

/**
 * Creates a canvas of at least one pixel.
 *
 * @throws Error when the browser has no memory left for it
 */
export function createCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The browser gave no canvas to draw on.');
  return context;
}

/** @throws Error when the browser cannot encode the image */
export function toBlob(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null) reject(new Error('The browser could not encode the image.'));
        else resolve(blob);
      },
      type,
      quality,
    );
  });
}
