import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderImage, toImage, type Drawing, type Image } from '../drawing/image.ts';
import { drawProduct, INK, PRODUCT_SCALE, SHEET } from '../products/product-drawings.ts';
import { PRODUCT_BUCKET, PRODUCT_CODE_ORIGIN, PRODUCTS } from '../products/products.ts';
import { drawText } from '../drawing/text.ts';

export type ImageLibrary = ReturnType<typeof createImageLibrary>;

/** A template without a screenshot: its name. */
function placeholderOf(templateId: string): Drawing {
  const name = drawText({ text: templateId, x: 36, y: 360, size: 24, fill: INK, width: 'narrow' });
  return { width: 360, height: 720, svg: `<path fill="${SHEET}" d="M0 0h360v720H0z"/>${name}` };
}

/**
 * Creates the library: product images, drawn on first request, and screenshots of templates from files named
 * `{templateId}.webp`, drawn if there is no file.
 */
export function createImageLibrary(screenshotFolder: string) {
  const drawn = new Map<string, Promise<Image>>();

  // Caches the promise, so that concurrent requests share one drawing.
  const drawOnce = (key: string, draw: () => Promise<Image>): Promise<Image> => {
    const image = drawn.get(key) ?? draw();
    drawn.set(key, image);
    // A failed drawing is retried by the next request.
    image.catch(() => {
      if (drawn.get(key) === image) drawn.delete(key);
    });
    return image;
  };

  const findProduct = (file: string): Promise<Image> | undefined => {
    const product = PRODUCTS.find(({ id }) => `${id}.webp` === file);
    const drawing = product && drawProduct(product.id, `${PRODUCT_CODE_ORIGIN}/${product.qrId}`);
    return drawing && drawOnce(file, () => renderImage(drawing, PRODUCT_SCALE));
  };

  const findScreenshot = async (templateId: string): Promise<Image> => {
    try {
      return toImage(await readFile(join(screenshotFolder, `${templateId}.webp`)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    return drawOnce(`screenshot ${templateId}`, () => renderImage(placeholderOf(templateId), 1));
  };

  return {
    async find(bucket: string, objectKey: string): Promise<Image | undefined> {
      if (bucket === PRODUCT_BUCKET) return findProduct(objectKey);
      if (bucket !== 's-pages') return undefined;
      // The slug is part of a file path, so it must not traverse.
      const [, templateId] =
        /^screenshots\/([a-z0-9]+(?:-[a-z0-9]+)*)\.webp$/i.exec(objectKey) ?? [];
      return templateId === undefined || templateId.length > 64
        ? undefined
        : findScreenshot(templateId.toLowerCase());
    },
  };
}
