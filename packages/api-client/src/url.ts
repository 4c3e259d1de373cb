/** An error caused by the calling program. The message must not contain a secret. */
export function mistake(text: string): TypeError {
  return new TypeError(`[@waypage/api-client] ${text}`);
}

/** Whether a text is an absolute URL, or a relative one if there is a `base`. */
export function isUrl(text: string, base?: string): boolean {
  // `URL.canParse` is missing in React Native.
  try {
    return new URL(text, base).href !== '';
  } catch {
    return false;
  }
}

/** Removes query and hash, which may contain secrets. */
export function removeQuery(url: string): string {
  return url.replace(/[?#].*/s, '');
}

/** Makes a URL fit for a message: without query and hash, and without everything if it may contain a password. */
export function hideSecrets(url: string): string {
  return url.replace(/.*@.*|[?#].*/s, '…');
}

/** Percent-encodes text; lone surrogates become U+FFFD, as in browsers. */
export function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
