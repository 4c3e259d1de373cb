/** What kind of thing a code holds. `action`: an address of another scheme, which opens an application. */
export type ContentKind =
  | 'address'
  | 'contact'
  | 'wifi'
  | 'phone'
  | 'message'
  | 'mail'
  | 'place'
  | 'event'
  | 'action'
  | 'text';

/** What makes a visitor look twice at an address. */
export interface AddressDetails {
  /** Before the host, the host and what follows, as they stand in the code. */
  readonly before: string;
  readonly host: string;
  readonly after: string;
  /** The host as the network knows it, where it is written in other letters; `xn--` begins such a name. */
  readonly plainHost: string | undefined;
  /** Letters of other alphabets, many of which look like ours (`foreign`), or 0 and 1 behind a letter (`digits`). */
  readonly lookAlike: 'foreign' | 'digits' | undefined;
  /** A name stands before the host, which many take for the host. */
  readonly hasName: boolean;
  /** Everyone between the phone and the host can read it. */
  readonly isUnencrypted: boolean;
  /** Whether it seems to lead on to another domain. */
  readonly leadsOn: boolean;
}

/** What a code holds. */
export interface CodeContent {
  readonly kind: ContentKind;
  /** Of an `address` only. */
  readonly address?: AddressDetails;
}

const STARTS: readonly (readonly [RegExp, ContentKind])[] = [
  [/^(?:begin:vcard|mecard:|bizcard:)/i, 'contact'],
  [/^wifi:/i, 'wifi'],
  [/^tel:/i, 'phone'],
  [/^(?:sms|smsto|mms|mmsto):/i, 'message'],
  [/^(?:mailto|smtp|matmsg):/i, 'mail'],
  [/^geo:/i, 'place'],
  [/^begin:v(?:event|calendar)/i, 'event'],
];

/** Says what a text is that stands in a code. It is looked at and never opened. */
export function readContent(text: string): CodeContent {
  const trimmed = text.trim();
  const kind = STARTS.find(([pattern]) => pattern.test(trimmed))?.[1];
  if (kind) return { kind };
  const address = readAddress(trimmed);
  if (address) return { kind: 'address', address };
  return { kind: /^[a-z][a-z\d+.-]*:\S/i.test(trimmed) ? 'action' : 'text' };
}

/** Phones take a host without a scheme for an address too. */
const ADDRESS =
  /^((?:https?:\/\/)?)((?:[^\s/?#@]*@)?)([^\s/?#@:]+\.[^\s/?#@:.]{2,})((?::\d+)?(?:[/?#]\S*)?)$/iu;

function readAddress(text: string): AddressDetails | undefined {
  const [, scheme = '', name = '', host = '', after = ''] = ADDRESS.exec(text) ?? [];
  if (host === '') return undefined;
  const url = parse(`${scheme || 'http://'}${host}${after}`);
  if (!url) return undefined;
  return {
    before: scheme + name,
    host,
    after,
    plainHost: url.hostname === host.toLowerCase() ? undefined : url.hostname,
    lookAlike: lookAlike(host, url.hostname),
    hasName: name !== '',
    isUnencrypted: !/^https:/i.test(scheme),
    leadsOn: seemsToLeadOn(url),
  };
}

function parse(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

function lookAlike(host: string, plainHost: string): AddressDetails['lookAlike'] {
  if (/(?:^|\.)xn--/.test(plainHost)) return 'foreign';
  const isNumber = /^[\d.]+$/.test(host);
  return !isNumber && /[a-z][01]+(?=[a-z.])/i.test(host) ? 'digits' : undefined;
}

/** Hosts whose business is to lead on: short addresses, and codes whose destination can be changed. */
const FORWARDERS: ReadonlySet<string> = new Set([
  'bit.ly',
  'buff.ly',
  'cutt.ly',
  'did.li',
  'flowcode.com',
  'goo.gl',
  'is.gd',
  'l.ead.me',
  'linktr.ee',
  'lnkd.in',
  'me-qr.com',
  'ow.ly',
  'page.link',
  'q-r.to',
  'qr-code.click',
  'qr.io',
  'qr1.be',
  'qrco.de',
  'qrfy.io',
  'qrto.org',
  'rb.gy',
  'rebrand.ly',
  's.id',
  'scan.page',
  'scnv.io',
  'shorturl.at',
  'smarturl.it',
  't.co',
  't.ly',
  't2m.io',
  'tiny.cc',
  'tinyurl.com',
  'v.gd',
]);

/** A short host with one short word of letters and digits behind it looks like a short address. */
const SHORT_WORD = /^\/(?=[^/]*\d)(?=[^/]*[a-z])[\w-]{3,9}\/?$/i;
const RANDOM_WORD = /^\/(?=[^/]*[a-z][A-Z])[\w-]{4,9}\/?$/;
const LONGEST_SHORT_HOST = 16;

function seemsToLeadOn({ hostname, pathname, searchParams }: URL): boolean {
  const host = hostname.replace(/^www\./, '');
  if (FORWARDERS.has(host)) return pathname !== '/';
  if ([...searchParams.values()].some((value) => /^https?:\/\//i.test(value))) return true;
  return (
    host.length <= LONGEST_SHORT_HOST && (SHORT_WORD.test(pathname) || RANDOM_WORD.test(pathname))
  );
}
