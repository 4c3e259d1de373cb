import { isUrl } from './url.js';

/** Name, host of two labels or more, each of 1 to 63 characters without a hyphen at an end. */
const EMAIL =
  /^(?!\.|.*\.[.@])[a-z\d!#$%&'*+/=?^_`{|}~.-]+@((?!-)[a-z\d-]{1,63}(?<!-)(\.(?!$)|$)){2,}$/i;

/**
 * Reads an email address as it was typed or pasted, and writes it in the one spelling that every host takes: without the
 * characters that nobody sees, without blanks around it, in the plain letters of full-width ones, and with the host in ASCII
 * (`ana@españa.example` is `ana@xn--espaa-rta.example`). The rule is that of HTML's `type=email`, and stricter in three points that make a
 * message undeliverable: no dot at an end of the name or beside another, a dot in the host, 254 characters at most
 * (RFC 5321, section 4.5.3.1.3, without its brackets).
 *
 * @returns undefined where the text is no email address
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

/** A host's name in ASCII (UTS 46), by the rules that the platform itself follows; what is no name comes back as it is. */
function toAscii(host: string): string {
  const isPlain = /^[\u0020-\u007e]*$/.test(host);
  // Whatever could end the host, or begin another part of the email address, belongs to no name.
  if (isPlain || /[\s/\\?#@:[\]%]/.test(host)) return host;
  return isUrl(`https://${host}`) ? new URL(`https://${host}`).hostname : host;
}
