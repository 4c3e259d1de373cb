import { readHostUrl } from './host-url.js';
import { encode } from './url.js';

/** What may be before the bucket, the bucket, the rest of a host, and the key up to query or hash. */
const REFERENCE =
  /^(?:[^?#\\]*\/api\/images\/view\/|(?:https?:)?\/\/|\/)?([\w-]+)(?:\.[\w.:-]*)?\/([^?#\\]+)(?:[?#]|$)/i;

/**
 * URL of the image that a reference stands for, `{appHost}/api/images/view/{bucket}/{objectKey}`.
 * A reference has one of two forms, both with or without a scheme:
 *
 * - the URL `{bucket}/{objectKey}`, also as a path or full URL below `/api/images/view/`
 * - `{bucket}.{host}/{objectKey}`, as object stores write it
 *
 * What is percent-encoded stays so, the rest is encoded; a query and a hash are omitted. Undefined
 * when the reference has neither form or would lead out of the images (`..`).
 *
 * @throws {TypeError} when `appHost` is no absolute http(s) URL.
 */
export function imageUrl(appHost: string, reference: string): string | undefined {
  const view = viewUrl(appHost);
  const [, bucket = '', key = ''] = REFERENCE.exec(reference) ?? [];
  // Lone halves of surrogate pairs cannot be encoded; a browser would resolve `.` and `..`.
  if (!key || /\p{Surrogate}/u.test(key) || /(^|\/)(\.|%2e){0,2}(\/|$)/i.test(key))
    return undefined;
  return `${view}${bucket}/${encodeURI(key).replace(/%25(?=[\da-f]{2})/gi, '%')}`;
}

/**
 * URL of the screenshot of a page, 360 × 720 pixels:
 * `{appHost}/api/images/view/s-pages/screenshots/{id}.webp`.
 *
 * @throws {TypeError} when `appHost` is no absolute http(s) URL.
 */
export function pageScreenshotUrl(appHost: string, id: string): string {
  return `${viewUrl(appHost)}s-pages/screenshots/${encode(id)}.webp`;
}

function viewUrl(appHost: string): string {
  return `${readHostUrl('appHost', appHost)}/api/images/view/`;
}
