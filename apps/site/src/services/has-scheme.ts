const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** A host with a dot, or `localhost`, and a port: `a.example:8080/menu`. */
const HOST_WITH_PORT = /^(?:[^\s/?#@:]+\.[^\s/?#@:]+|localhost):\d{1,5}(?:[/?#]|$)/i;

/** Whether a URL has a scheme (RFC 3986, section 3.1): `tel:112` does, `a.example:8080` does not. */
export function hasScheme(url: string): boolean {
  return SCHEME.test(url) && !HOST_WITH_PORT.test(url);
}
