// Applications of the workspace compile this file without the declarations beside it.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- An ambient declaration cannot be imported.
/// <reference path="./punycode.js.d.ts" />
import punycode from 'punycode.js';
import { withFallback } from './with-fallback.ts';

/** Decodes the `xn--` labels of a host (RFC 3492), as browsers show it. Malformed labels stay as they are. */
export function unicodeHost(host: string): string {
  return host
    .split('.')
    .map((label) =>
      /^xn--/i.test(label) ? withFallback(() => punycode.decode(label.slice(4)), label) : label,
    )
    .join('.');
}
