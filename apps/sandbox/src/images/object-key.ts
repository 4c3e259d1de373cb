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
