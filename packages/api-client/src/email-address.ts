/** Longest email address, in characters (RFC 5321, section 4.5.3.1.3, without its brackets). */
const MAX_LENGTH = 254;

const NAME_PART = "[a-z\\d!#$%&'*+/=?^_`{|}~-]+";
const HOST_PART = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const EMAIL = new RegExp(
  `^${NAME_PART}(?:\\.${NAME_PART})*@(?:${HOST_PART}\\.)+${HOST_PART}$`,
  'i',
);

/**
 * Reads an email address as it was typed or pasted, and writes it in the one spelling that every host takes: without the
 * characters that nobody sees, without blanks around it, in the plain letters of full-width ones, and with the host in ASCII
 * (`ana@españa.example` is `ana@xn--espaa-rta.example`). The rule is that of HTML's `type=email`, and stricter in three points that make a
 * message undeliverable: no dot at an end of the name or beside another, a dot in the host, 254 characters at most.
 *
 * @returns undefined where the text is no address
 */
export function readEmailAddress(text: string): string | undefined {
  const typed = text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .trim();
  const at = typed.lastIndexOf('@');
  const address = `${typed.slice(0, at)}@${toAscii(typed.slice(at + 1))}`;
  return at > 0 && address.length <= MAX_LENGTH && EMAIL.test(address) ? address : undefined;
}

/** A host's name in ASCII (UTS 46), by the rules that the platform itself follows; what is no name comes back as it is. */
function toAscii(host: string): string {
  const isPlain = /^[\u0020-\u007e]*$/.test(host);
  // Whatever could end the host, or begin another part of the address, belongs to no name.
  if (isPlain || /[\s/\\?#@:[\]%]/.test(host)) return host;
  return URL.canParse(`https://${host}`) ? new URL(`https://${host}`).hostname : host;
}
