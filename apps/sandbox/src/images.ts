import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import type { Host } from './hosts/host.ts';
import { jsonError } from './json.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderImage, type Drawing, drawText } from './drawing.ts';
import { drawProduct, INK, PRODUCT_SCALE, SHEET } from './products/product-drawings.ts';
import { PRODUCT_BUCKET, PRODUCT_CODE_ORIGIN, PRODUCTS } from './products/products.ts';

/**
 * Whether a text is a valid object key: segments of letters, digits, `_`, `-` and inner dots, which cannot traverse out
 * of the bucket (contract, `viewImage`).
 */
function isObjectKey(text: string): boolean {
  return (
    text.length <= 200 &&
    /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*(\/[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*)*$/.test(text)
  );
}

export function addImageRoutes(host: Host, images: ImageLibrary): void {
  const retainedHeaders = [
    ...RETAINED_304_HEADERS,
    'access-control-allow-origin',
    'access-control-expose-headers',
    'cross-origin-resource-policy',
  ];
  host.get(
    '/api/images/view/:bucket/:objectKey{.+}',
    etag({ retainedHeaders }),
    async (context) => {
      const { bucket, objectKey } = context.req.param();
      if (!isObjectKey(objectKey)) {
        return jsonError(context, 'bad-request', 'This is not a valid image key.');
      }
      const image = await images.find(bucket, objectKey);
      if (image === undefined) {
        return jsonError(context, 'not-found', 'There is no image with this key.');
      }
      return context.body(new Uint8Array(image), 200, {
        // Short: screenshots are retaken when their pages change.
        'cache-control': 'public, max-age=300',
        'content-type': 'image/webp',
        'cross-origin-resource-policy': 'cross-origin',
      });
    },
  );
}

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
  const drawn = new Map<string, Promise<Buffer>>();

  // Caches the promise, so that concurrent requests share one drawing.
  const drawOnce = (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const image = drawn.get(key) ?? draw();
    drawn.set(key, image);
    // A failed drawing is retried by the next request.
    image.catch(() => {
      if (drawn.get(key) === image) drawn.delete(key);
    });
    return image;
  };

  const findProduct = (file: string): Promise<Buffer> | undefined => {
    const product = PRODUCTS.find(({ id }) => `${id}.webp` === file);
    const drawing = product && drawProduct(product.id, `${PRODUCT_CODE_ORIGIN}/${product.qrId}`);
    return drawing && drawOnce(file, () => renderImage(drawing, PRODUCT_SCALE));
  };

  const findScreenshot = async (templateId: string): Promise<Buffer> => {
    try {
      return await readFile(join(screenshotFolder, `${templateId}.webp`));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    return drawOnce(`screenshot ${templateId}`, () => renderImage(placeholderOf(templateId), 1));
  };

  return {
    async find(bucket: string, objectKey: string): Promise<Buffer | undefined> {
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
