/**
 * Whether a text can be the key of an object: segments of letters, digits, `_`, `-` and dots between
 * them, so that it can't climb out of its bucket (contract, `viewImage`).
 */
export function isObjectKey(text: string): boolean {
  return (
    text.length <= 200 &&
    /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*(\/[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*)*$/.test(text)
  );
}

/** Whether a text can be the name of a bucket. */
export function isBucket(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/.test(text);
}
