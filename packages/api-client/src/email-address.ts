import { isUrl } from './url.js';

/** Local part, and a host of at least two labels, each of 1 to 63 characters without a hyphen at an end. */
const EMAIL =
  /^(?!\.|.*\.[.@])[a-z\d!#$%&'*+/=?^_`{|}~.-]+@((?!-)[a-z\d-]{1,63}(?<!-)(\.(?!$)|$)){2,}$/i;

/**
 * Normalizes an email address as typed or pasted to the spelling that every host accepts: without invisible characters
 * and surrounding whitespace, with full-width letters replaced, and with the host in ASCII (`ana@españa.example` is
 * `ana@xn--espaa-rta.example`).
 *
 * Applies the rule of HTML's `type=email`, and three further ones without which a message is undeliverable: no dot at
 * an end of the local part or next to another, a dot in the host, and 254 characters at most (RFC 5321, section
 * 4.5.3.1.3, without its angle brackets).
 *
 * @returns undefined when the text is not a valid email address
 */
export function readEmailAddress(text: string): string | undefined {
  const typed = text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .trim();
  const at = typed.lastIndexOf('@');
  const address = `${typed.slice(0, at)}@${toAscii(typed.slice(at + 1))}`;
  return at > 0 && address.length < 255 && EMAIL.test(address) ? address : undefined;
}

/** Converts a host to ASCII (UTS 46) with the platform's URL parser; an invalid host is returned unchanged. */
function toAscii(host: string): string {
  const isPlain = /^[\u0020-\u007e]*$/.test(host);
  // Characters that would end the host or start another part of the URL.
  if (isPlain || /[\s/\\?#@:[\]%]/.test(host)) return host;
  return isUrl(`https://${host}`) ? new URL(`https://${host}`).hostname : host;
}
