/** Whether a text is a URL: an absolute one, or one that `base` makes absolute. */
export function isUrl(text: string, base?: string): boolean {
  // `URL.canParse` is missing in React Native.
  try {
    return new URL(text, base).href !== '';
  } catch {
    // No URL.
    return false;
  }
}

/** A URL without query and hash, which may hold secrets. */
export function withoutQuery(url: string): string {
  return url.replace(/[?#].*/s, '');
}

/** Percent-encodes a text; halves of surrogate pairs, which have no encoding, become U+FFFD as in a browser. */
export function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
