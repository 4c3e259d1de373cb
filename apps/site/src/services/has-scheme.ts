const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** A host's name with a dot, or this machine's, and a port: `a.example:8080/menu`. */
const HOST_WITH_PORT = /^(?:[^\s/?#@:]+\.[^\s/?#@:]+|localhost):\d{1,5}(?:[/?#]|$)/i;

/** Whether a URL begins with its scheme (RFC 3986, section 3.1), as `tel:112` does and `a.example:8080` does not. */
export function hasScheme(url: string): boolean {
  return SCHEME.test(url) && !HOST_WITH_PORT.test(url);
}
