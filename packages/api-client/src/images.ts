import { readHostUrl, encode } from './url.js';

const REFERENCE =
  /^(?:[^?#\\]*\/api\/images\/view\/|(?:https?:)?\/\/|\/)?([\w-]+)(?:\.[\w.:-]*)?\/([^?#\\]+)(?:[?#]|$)/i;

/**
 * Returns the URL of the image for a reference, `{appHost}/api/images/view/{bucket}/{objectKey}`. A reference has one
 * of two forms, both with or without a scheme:
 *
 * - `{bucket}/{objectKey}`, also as a path or full URL below `/api/images/view/`
 * - `{bucket}.{host}/{objectKey}`, as object stores write it
 *
 * Percent-encoded characters are kept, others are encoded; a query and a hash are dropped. Returns undefined when the
 * reference has neither form or would leave the images (`..`).
 *
 * @throws {TypeError} when `appHost` is not an absolute http(s) URL.
 */
export function imageUrl(appHost: string, reference: string): string | undefined {
  const view = viewUrl(appHost);
  const [, bucket = '', key = ''] = REFERENCE.exec(reference) ?? [];
  // Lone surrogates cannot be encoded, and browsers resolve `.` and `..`.
  if (!key || /\p{Surrogate}/u.test(key) || /(^|\/)(\.|%2e){0,2}(\/|$)/i.test(key))
    return undefined;
  return `${view}${bucket}/${encodeURI(key).replace(/%25(?=[\da-f]{2})/gi, '%')}`;
}

/**
 * Returns the URL of a page's screenshot, 360 × 720 pixels: `{appHost}/api/images/view/s-pages/screenshots/{id}.webp`.
 *
 * @throws {TypeError} when `appHost` is not an absolute http(s) URL.
 */
export function pageScreenshotUrl(appHost: string, id: string): string {
  return `${viewUrl(appHost)}s-pages/screenshots/${encode(id)}.webp`;
}

function viewUrl(appHost: string): string {
  return `${readHostUrl('appHost', appHost)}/api/images/view/`;
}
