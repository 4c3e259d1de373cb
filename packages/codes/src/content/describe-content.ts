import { assertText } from '../errors.ts';
import { parseFields, type ContentField, type ContentKind } from './content-fields.ts';
import { findProblems, type ContentProblem } from './content-problems.ts';
import { isMisspelled, parseUrl, type UrlDetails } from './parse-url.ts';
import { withoutInvisible } from './code-text.ts';

export interface ContentDescription {
  readonly kind: ContentKind;
  /** Only if `kind` is `url` and browsers accept it. */
  readonly url: UrlDetails | undefined;
  /** Parsed fields; empty if the text shows everything. */
  readonly fields: readonly ContentField[];
  /** What is wrong in the text, or could deceive its reader. */
  readonly problems: readonly ContentProblem[];
}

/** An email address alone: many phones offer to write to it. */
const EMAIL_ADDRESS = /^[^\s@:/?#;,<>()"]+@(?:[\p{L}\d-]+\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu;

/** A phone number alone: with a plus sign, a zero and as many digits as no date or GTIN has, or as in the US. */
const PHONE_NUMBER =
  /^(?:\+[1-9](?:[\s()./-]*\d){6,13}|(?!\d{12}$)\(?0[1-9](?:[\s()/-]*\d){7,10}|\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4})$/;

/** How contents of each kind begin. */
const PREFIXES: readonly (readonly [RegExp, ContentKind])[] = [
  [/^(?:begin:vcard|mecard:|bizcard:)/i, 'contact'],
  [/^wifi:/i, 'wifi'],
  [/^tel:(?=.*[*#]|.*%(?:2a|23))/i, 'dial-code'],
  [/^[*#][\d*#]*#$/, 'dial-code'],
  [/^tel:/i, 'phone'],
  [PHONE_NUMBER, 'phone'],
  [/^(?:sms|smsto|mms|mmsto):/i, 'sms'],
  [/^(?:mailto|smtp|matmsg):/i, 'email'],
  [EMAIL_ADDRESS, 'email'],
  [/^geo:/i, 'location'],
  [/^begin:v(?:event|calendar)/i, 'event'],
  [/^otpauth(?:-migration)?:/i, 'one-time-password'],
  [
    /^(?:bitcoin|bitcoincash|litecoin|dogecoin|ethereum|monero|solana|lightning|lnurl[a-z]?):/i,
    'payment',
  ],
  [/^(?:upi:\/\/pay|payto:|spd\*|hct\|)/i, 'payment'],
  // EPC, the Swiss QR-bill, and EMV merchant codes.
  [/^(?:bcd\r?\n\d{1,3}\r?\n|spc\r?\n0[12]00\r?\n)/i, 'payment'],
  [/^000201(?=[\s\S]*6304[\dA-F]{4}$)/i, 'payment'],
];

/** Schemes that open an app. Any other word before a colon is text unless `//` follows. */
const APP_SCHEME =
  /^(?:[a-z][a-z\d+.-]*:\/\/\S|(?:javascript|data|file|intent|market|itms(?:-[a-z]+)?|skype|facetime(?:-audio)?|sip|sips|xmpp|magnet|maps|fido|web\+[a-z]+|ms-[a-z-]+|view-source):\S)/i;

export interface DescribeOptions {
  /** Whether the code starts with a GS1 mark ({@link DecodedCode.isGs1}). @default false */
  readonly isGs1?: boolean | undefined;
}

/**
 * Describes the text of a code without opening anything: its kind, its fields, and what is wrong in it.
 *
 * @throws CodesError `not-a-text`
 */
export function describeContent(text: string, options: DescribeOptions = {}): ContentDescription {
  const { isGs1 = false } = options ?? {};
  assertText('text', text);
  const { kind, url, fields } = isGs1
    ? ({ kind: 'product', url: undefined, fields: [] } as const)
    : classify(text);
  return { kind, url, fields, problems: findProblems(text, kind, url, fields) };
}

function classify(text: string): Omit<ContentDescription, 'problems'> {
  const trimmed = text.trim();
  const visible = withoutInvisible(trimmed).trim();
  const kind = PREFIXES.find(([pattern]) => pattern.test(visible))?.[1];
  if (kind) return { kind, url: undefined, fields: parseFields(visible, kind) };
  // A bookmark of older phones: `MEBKM:TITLE:…;URL:…;;`.
  const bookmark = /^mebkm:/i.test(visible) ? parseFields(visible, 'url') : [];
  const target = bookmark.find(({ id }) => id === 'url')?.value;
  const urlText = target ?? trimmed.replace(/^url(?:to)?:\s*(?=\S)/i, '');
  const url = parseUrl(urlText);
  if (url) return { kind: 'url', url, fields: bookmark.filter(({ id }) => id === 'title') };
  const other = APP_SCHEME.test(visible) ? 'app-link' : 'text';
  const isUrl = /^https?:/i.test(withoutInvisible(urlText)) || isMisspelled(urlText);
  return { kind: isUrl ? 'url' : other, url: undefined, fields: [] };
}
