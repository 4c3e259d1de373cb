import { type ContentKind, readFields, type ContentField } from './read-fields.ts';
import { readUrl, type UrlDetails } from './read-url.ts';
import { withoutUnseen } from './visible-text.ts';

export interface CodeContent {
  readonly kind: ContentKind;
  /** Only if `kind` is `address`. */
  readonly url?: UrlDetails;
  /** Parsed fields; empty if the text shows everything. */
  readonly fields: readonly ContentField[];
}

const STARTS: readonly (readonly [RegExp, ContentKind])[] = [
  [/^(?:begin:vcard|mecard:|bizcard:)/i, 'contact'],
  [/^wifi:/i, 'wifi'],
  [/^tel:(?=.*[*#]|.*%(?:2a|23))/i, 'service'],
  [/^tel:/i, 'phone'],
  [/^(?:sms|smsto|mms|mmsto):/i, 'message'],
  [/^(?:mailto|smtp|matmsg):/i, 'mail'],
  [/^geo:/i, 'place'],
  [/^begin:v(?:event|calendar)/i, 'event'],
  [/^otpauth(?:-migration)?:/i, 'password'],
  [
    /^(?:bitcoin|bitcoincash|litecoin|dogecoin|ethereum|monero|solana|lightning|lnurl[a-z]?):/i,
    'payment',
  ],
  [/^(?:upi:\/\/pay|payto:|spd\*|hct\|)/i, 'payment'],
  // EPC, the Swiss QR-bill, and EMV merchant codes.
  [/^(?:bcd\r?\n\d{3}\r?\n|spc\r?\n0[12]00\r?\n)/i, 'payment'],
  [/^000201(?=[\s\S]*6304[\dA-F]{4}$)/i, 'payment'],
];

/** Schemes that open an app. Any other word before a colon is text unless `//` follows. */
const APP_SCHEME =
  /^(?:[a-z][a-z\d+.-]*:\/\/\S|(?:javascript|data|intent|market|itms(?:-[a-z]+)?|skype|facetime(?:-audio)?|sip|sips|xmpp|magnet|maps|fido|web\+[a-z]+|ms-[a-z-]+|view-source):\S)/i;

/** Classifies the text of a code without opening anything. */
export function readContent(text: string, isGs1 = false): CodeContent {
  if (isGs1) return { kind: 'product', fields: [] };
  const trimmed = text.trim();
  const seen = withoutUnseen(trimmed).trim();
  const kind = STARTS.find(([pattern]) => pattern.test(seen))?.[1];
  if (kind) return { kind, fields: readFields(seen, kind) };
  // A bookmark of older phones: `MEBKM:TITLE:…;URL:…;;`.
  const bookmark = /^mebkm:/i.test(seen) ? readFields(seen, 'address') : [];
  const written = bookmark.find(({ id }) => id === 'url')?.value;
  const url = readUrl(written ?? trimmed.replace(/^url(?:to)?:\s*(?=\S)/i, ''));
  if (url) return { kind: 'address', url, fields: bookmark.filter(({ id }) => id === 'title') };
  return { kind: APP_SCHEME.test(seen) ? 'action' : 'text', fields: [] };
}
