import type { Host } from '../hosts/host.ts';
import { jsonError } from '../json-error.ts';
import type { ImageLibrary } from './image-library.ts';

/**
 * Whether a text is a valid object key: segments of letters, digits, `_`, `-` and inner dots, which cannot traverse out
 * of the bucket (contract, `viewImage`).
 */
export function isObjectKey(text: string): boolean {
  return (
    text.length <= 200 &&
    /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*(\/[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*)*$/.test(text)
  );
}

export function isBucket(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/.test(text);
}

export function addImageRoutes(host: Host, images: ImageLibrary): void {
  host.get('/api/images/view/:bucket/:objectKey{.+}', async (context) => {
    const { bucket, objectKey } = context.req.param();
    if (!isBucket(bucket) || !isObjectKey(objectKey)) {
      return jsonError(context, 'bad-request', 'This is not a valid image key.');
    }
    const image = await images.find(bucket, objectKey);
    if (image === undefined) {
      return jsonError(context, 'not-found', 'There is no image with this key.');
    }
    const headers = {
      // Short: screenshots are retaken when their pages change.
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
      etag: image.etag,
    };
    if (isNamedIn(context.req.header('if-none-match'), image.etag)) {
      return context.body(null, 304, headers);
    }
    return context.body(new Uint8Array(image.bytes), 200, {
      ...headers,
      'content-type': 'image/webp',
    });
  });
}

/** Whether `If-None-Match` matches, by the weak comparison of GET. */
function isNamedIn(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .map((name) => name.trim().replace(/^W\//, ''))
    .some((name) => name === etag || name === '*');
}
