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

/**
 * Validates the URL of a host and removes trailing slashes.
 *
 * @throws {TypeError} when it is not an absolute http(s) URL without user, password, query and hash. The message names
 * the option and contains no secret.
 */
export function readHostUrl(option: string, url: unknown): string {
  const text = String(url);
  if (!/^https?:\/\/[^\s?#/\\@][^\s?#\\@]*$/i.test(text) || !isUrl(text)) {
    throw mistake(`${option} "${hideSecrets(text)}" is not a full http(s) URL`);
  }
  return text.replace(/\/+$/, '');
}

/** Query values by name: a list repeats the name, undefined omits it. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>;

/** A single value of a {@link Query}. */
export type QueryValue = string | number | boolean;

/** Appends to the query of a URL, which may have one already but no hash. */
export function addQuery(href: string, query: Query): string {
  return Object.entries(query)
    .flatMap(([name, value = []]) => [value].flat().map((one) => [name, String(one)]))
    .reduce(
      (url, pair) => `${url}${url.includes('?') ? '&' : '?'}${pair.map(encode).join('=')}`,
      href,
    );
}
