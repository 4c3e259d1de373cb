import punycode from 'punycode.js';

/** Decodes the `xn--` labels of a host (RFC 3492), as browsers show it. Malformed labels stay as they are. */
export function unicodeHost(host: string): string {
  return host
    .split('.')
    .map((label) => (/^xn--/i.test(label) ? decode(label) : label))
    .join('.');
}

function decode(label: string): string {
  try {
    return punycode.decode(label.slice(4));
  } catch {
    return label;
  }
}
