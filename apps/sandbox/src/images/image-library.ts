import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderImage, toImage, type Image } from '../drawing/image.ts';
import { drawProduct, PRODUCT_SCALE } from '../products/product-drawings.ts';
import { PRODUCT_BUCKET, PRODUCT_CODE_ORIGIN, PRODUCTS } from '../products/products.ts';
import { drawScreenshotPlaceholder } from './screenshot-placeholder.ts';

/** The images that the app host keeps. */
export interface ImageLibrary {
  /** An image by where it stands; undefined when there is none. */
  find(bucket: string, objectKey: string): Promise<Image | undefined>;
}

/** Settings of {@link createImageLibrary}. */
export interface ImageLibraryOptions {
  /** Folder with `{templateId}.webp`, the screenshots that have been taken. */
  screenshotFolder: string;
}

const MAX_DRAWN = 200;

/**
 * Creates the library: images of products, drawn when first asked for, and screenshots of templates,
 * from files where there are some, else drawn too. The last 200 drawn ones are kept.
 */
export function createImageLibrary({ screenshotFolder }: ImageLibraryOptions): ImageLibrary {
  const drawn = new Map<string, Promise<Image>>();

  // The promise is kept rather than the image, so that many who ask at once wait for one drawing.
  const drawOnce = (key: string, draw: () => Promise<Image>): Promise<Image> => {
    const image = drawn.get(key) ?? draw();
    drawn.delete(key);
    drawn.set(key, image);
    // A drawing that failed is drawn again for the next request.
    image.catch(() => {
      if (drawn.get(key) === image) drawn.delete(key);
    });
    const [oldest] = drawn.keys();
    if (drawn.size > MAX_DRAWN && oldest !== undefined) drawn.delete(oldest);
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
    return drawOnce(`screenshot ${templateId}`, () =>
      renderImage(drawScreenshotPlaceholder(templateId), 1),
    );
  };

  return {
    async find(bucket, objectKey) {
      if (bucket === PRODUCT_BUCKET) return findProduct(objectKey);
      if (bucket !== 's-pages') return undefined;
      // A slug, so that it can be in a path of the file system.
      const [, templateId] =
        /^screenshots\/([a-z0-9]+(?:-[a-z0-9]+)*)\.webp$/i.exec(objectKey) ?? [];
      return templateId === undefined || templateId.length > 64
        ? undefined
        : findScreenshot(templateId.toLowerCase());
    },
  };
}
