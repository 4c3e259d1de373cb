import { withScheme, visiblePieces } from './code-text.ts';
import {
  hasUnescaped,
  isAlone,
  SPACED,
  type ContentField,
  type ContentKind,
  type FieldId,
} from './content-fields.ts';
import { isHost, isMisspelled, parseUrl, type UrlDetails } from './parse-url.ts';

/**
 * - `empty`: no text.
 * - `invisible-characters`: characters that a reader does not see.
 * - `no-scheme`: a URL without `https://`, which many cameras show as plain text.
 * - `misspelled-scheme`: almost `https://`, as in `htp://` and `https://https://`.
 * - `blocked-scheme`: `javascript:`, `data:`, `file:`, which phones do not open.
 * - `invalid-url`: begins like a web URL, and browsers refuse it.
 * - `invalid-host`: a host that cannot exist, such as `www,waypage.example` or `www.waypage`.
 * - `disguised-host`, `look-alike-host`, `user-name`: leads to a different host than a reader expects.
 * - `unencrypted`: `http:`.
 * - `no-network`, `no-password`: Wi-Fi that cannot be joined.
 * - `invalid-security`, `invalid-password`: an unknown type of Wi-Fi, a password of a length that its type does not have.
 * - `not-escaped`: a `;` in a value without a backslash, which ends the value.
 * - `no-name`, `no-start`, `no-recipient`, `no-number`, `no-payee`, `no-account`, `no-secret`: a field that its kind needs.
 * - `invalid-date`: a start or end that is not a date, or an end before its start.
 * - `invalid-recipient`, `invalid-number`, `invalid-position`: not an email address, no digits, not a latitude and longitude.
 * - `invalid-iban`, `invalid-amount`: an account with wrong check digits or spaces, an amount that is not in euros.
 * - `invalid-bic`, `invalid-epc`: a missing or invalid BIC, first lines that do not belong to a SEPA payment.
 * - `invalid-secret`: not in base32.
 * - `field-too-long`: the name of a network, a payee or a reference.
 * - `text-too-long`, `lone-surrogate`: a text that no QR code can hold.
 * - `no-end`: the last line of a contact or event, or the last `;` is missing: the text was cut off.
 */
export type ContentProblem =
  | 'empty'
  | 'invisible-characters'
  | 'no-scheme'
  | 'misspelled-scheme'
  | 'blocked-scheme'
  | 'invalid-url'
  | 'invalid-host'
  | 'disguised-host'
  | 'look-alike-host'
  | 'user-name'
  | 'unencrypted'
  | 'no-network'
  | 'no-password'
  | 'invalid-security'
  | 'invalid-password'
  | 'not-escaped'
  | 'no-name'
  | 'no-start'
  | 'no-recipient'
  | 'no-number'
  | 'no-payee'
  | 'no-account'
  | 'no-secret'
  | 'invalid-date'
  | 'invalid-recipient'
  | 'invalid-number'
  | 'invalid-position'
  | 'invalid-iban'
  | 'invalid-amount'
  | 'invalid-bic'
  | 'invalid-epc'
  | 'invalid-secret'
  | 'field-too-long'
  | 'text-too-long'
  | 'lone-surrogate'
  | 'no-end';

/** A field, what is found where it is missing, and what where a value is not valid. */
type FieldRule = readonly [
  field: FieldId,
  missing: ContentProblem | undefined,
  invalid?: ContentProblem,
  isValid?: (value: string) => boolean,
];

/** A URI in a contact has its own scheme. */
const withoutScheme = (value: string) => value.replace(/^(?:tel|mailto):/i, '');

/** A number with its parameters after RFC 3966, or with an extension as people write it. */
const isNumber = (value: string) =>
  /^(?!\/)(?=.*\d)[+\d\s().,\-/*#pw]+(?:;[a-z\d-]+(?:=[^;]*)?)*(?:\s*(?:ext\.?|x)\s*\d+)?$/i.test(
    value,
  );

const areEmails = (value: string) =>
  value.split(',').every((one) => /^(?!\/\/)[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*$/.test(one.trim()));

const isUrl = (value: string) => {
  const url = parseUrl(withScheme(value));
  return url !== undefined && !isMisspelled(value, url) && isHost(url.resolvedHost);
};

const bytesOf = (value: string) => new TextEncoder().encode(value).length;

const NUMBER: FieldRule = ['number', 'no-number', 'invalid-number', isNumber];

const SECURITY =
  /^(?:nopass|wep|sae|owe|wpa[23]?(?:[/-](?:wpa[23]?|eap|psk|personal|enterprise))*)$/i;

const RULES: Partial<Readonly<Record<ContentKind, readonly FieldRule[]>>> = {
  wifi: [
    ['network', 'no-network', 'field-too-long', (value) => bytesOf(value) <= 32],
    ['security', undefined, 'invalid-security', (value) => SECURITY.test(value)],
  ],
  contact: [
    ['name', 'no-name'],
    ['phone', undefined, 'invalid-number', (value) => isNumber(withoutScheme(value))],
    ['mail', undefined, 'invalid-recipient', (value) => areEmails(withoutScheme(value))],
    ['url', undefined, 'invalid-url', isUrl],
    ['birthday', undefined, 'invalid-date', isBirthday],
  ],
  event: [
    ['start', 'no-start', 'invalid-date', isEventDate],
    ['end', undefined, 'invalid-date', isEventDate],
  ],
  email: [['to', 'no-recipient', 'invalid-recipient', areEmails]],
  phone: [NUMBER],
  'dial-code': [NUMBER],
  sms: [NUMBER],
  location: [['position', 'invalid-position', 'invalid-position', isPosition]],
  'one-time-password': [
    ['secret', 'no-secret', 'invalid-secret', (value) => /^[A-Z2-7]+=*$/i.test(value)],
  ],
};

/** Lengths of a password; 64, and those of WEP, may be hexadecimal digits of a key. */
const PASSWORDS: readonly (readonly [RegExp, RegExp])[] = [
  [/^wpa/i, /^(?:.{8,63}|[\da-f]{64})$/is],
  [/^wep$/i, /^(?:.{5}|.{13}|.{16}|[\da-f]{10}|[\da-f]{26}|[\da-f]{32})$/is],
];

const IBAN: FieldRule = ['payeeAccount', undefined, 'invalid-iban', isIban];
const EURO_RULES: readonly FieldRule[] = [
  IBAN,
  ['payee', 'no-payee'],
  [
    'amount',
    undefined,
    'invalid-amount',
    (value) => /^EUR\d{1,9}(?:\.\d{1,2})?$/.test(value) && Number(value.slice(3)) >= 0.01,
  ],
];

const BIC = /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/;

function rulesOf(text: string, kind: ContentKind): readonly FieldRule[] {
  if (/^otpauth-migration:/i.test(text)) return [['secret', 'no-secret']];
  if (kind !== 'payment') return RULES[kind] ?? [];
  if (/^bcd/i.test(text)) return EURO_RULES;
  return /^sp[cd]/i.test(text) ? [IBAN] : [];
}

export function findProblems(
  text: string,
  kind: ContentKind,
  url: UrlDetails | undefined,
  fields: readonly ContentField[],
): readonly ContentProblem[] {
  const clean = ({ id, value: text }: ContentField) => (SPACED.has(id) ? text : text.trim());
  const value = (field: FieldId) => {
    const found = fields.find(({ id }) => id === field);
    return found ? clean(found) : '';
  };
  const trimmed = text.trim();
  const rules = isAlone(trimmed, kind) ? [] : rulesOf(trimmed, kind);
  const broken = rules.map(([field, missing, invalid, isValid = () => true]) => {
    const values = fields.filter(({ id }) => id === field);
    if (values.length === 0) return missing;
    return values.every((one) => isValid(clean(one))) ? undefined : invalid;
  });
  // The EPC code of a SEPA payment (EPC069-12) has its fields in a fixed order: payee, and two kinds of reference.
  const isEpc = kind === 'payment' && /^bcd/i.test(trimmed);
  const lines = trimmed.split(/\r?\n/);
  const [, version = '', set = '', identification, bic = ''] = lines;
  const isLonger = (line: number, limit: number) => (lines[line]?.length ?? 0) > limit;
  const isMisspelledUrl = kind === 'url' && isMisspelled(trimmed, url);
  const account = value('payeeAccount');
  const found: readonly (readonly [ContentProblem | undefined, boolean])[] = [
    ['empty', text.trim() === ''],
    [
      'invisible-characters',
      kind !== 'product' && visiblePieces(text).some(({ isMark }) => isMark),
    ],
    ['no-scheme', url !== undefined && !url.before.includes(':')],
    ['misspelled-scheme', isMisspelledUrl],
    [
      'blocked-scheme',
      kind === 'app-link' && /^(?:javascript|data|file|blob|about|view-source):/i.test(trimmed),
    ],
    ['invalid-url', kind === 'url' && url === undefined && !isMisspelledUrl],
    ['invalid-host', url !== undefined && !isMisspelledUrl && !isHost(url.resolvedHost)],
    ['disguised-host', url?.isDisguised === true],
    ['look-alike-host', url?.lookAlike !== undefined],
    ['user-name', url?.hasUserName === true],
    ['unencrypted', url?.isUnencrypted === true && url.before.includes(':')],
    ...broken.map((problem) => [problem, true] as const),
    [
      'invalid-epc',
      isEpc && !(/^00[12]$/.test(version) && /^[1-8]$/.test(set) && identification === 'SCT'),
    ],
    ['invalid-bic', isEpc && (bic === '' ? version === '001' : !BIC.test(bic))],
    ['field-too-long', isEpc && (isLonger(5, 70) || isLonger(9, 35) || isLonger(10, 140))],
    ['not-escaped', hasUnescaped(trimmed)],
    [
      'invalid-password',
      kind === 'wifi' &&
        value('password') !== '' &&
        value('identity') === '' &&
        PASSWORDS.some(
          ([security, form]) => security.test(value('security')) && !form.test(value('password')),
        ),
    ],
    [
      'no-password',
      kind === 'wifi' &&
        !/^(?:nopass|owe)?$/i.test(value('security')) &&
        value('password') === '' &&
        value('identity') === '',
    ],
    // The accounts of two formats are not parsed.
    ['no-account', kind === 'payment' && !/^(?:000201|hct)/i.test(trimmed) && account === ''],
    [
      'invalid-date',
      // Times of different zones cannot be compared.
      new Set(text.match(/TZID=[^:;]+/g)).size < 2 &&
        value('end').endsWith('Z') === value('start').endsWith('Z') &&
        isBefore(value('end'), value('start')),
    ],
    ['no-end', isCutOff(trimmed, kind)],
    ['text-too-long', Math.floor(bitsOf(text)) > MAX_BITS],
    ['lone-surrogate', /\p{Surrogate}/u.test(text)],
  ];
  return [...new Set(found.flatMap(([problem, isFound]) => (isFound && problem ? [problem] : [])))];
}

/** Bits of version 40-L. A text has at least a header, and runs of digits or capitals are shorter than their bytes. */
const MAX_BITS = 2956 * 8;
const RUNS = /\d{9,}|[\dA-Z $%*+./:-]{15,}/g;

function bitsOf(text: string): number {
  const runs = text.match(RUNS) ?? [];
  const saved = runs.map((run) => run.length * (8 - (/^\d+$/.test(run) ? 10 / 3 : 5.5)));
  return saved.reduce((bits, one) => bits - one, 18 + bytesOf(text) * 8);
}

/** ISO 13616: the number with its first four characters moved to the end, letters from 10, is 1 modulo 97. */
function isIban(account: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(account)) return false;
  const moved = account.slice(4) + account.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

function isPosition(position: string): boolean {
  const [latitude = NaN, longitude = NaN, altitude = 0, ...more] = position
    .split(',')
    .map((part) => (part.trim() === '' ? NaN : Number(part)));
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth && !Number.isNaN(altitude) && more.length === 0;
}

const DATE = /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2})(?::?(\d{2}))?Z?)?$/;

/** Whether a text is a date of iCalendar: calendars refuse hyphens and colons. */
function isEventDate(text: string): boolean {
  return !/[-:]/.test(text) && isDate(text);
}

/** Whether a text is a date, with a time or without. */
function isDate(text: string): boolean {
  const [, year, month, day, hour = 0, minute = 0] = (DATE.exec(text) ?? []).map(Number);
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, day));
  return date.getUTCMonth() + 1 === month && (hour || 0) < 24 && (minute || 0) < 60;
}

/** A date of vCard may lack its year, or its month and day. */
function isBirthday(text: string): boolean {
  const full = text
    .replace(/^--(?=\d{2}-?\d{2}$)/, '2000')
    .replace(/[+-]\d{2}:?\d{2}$/, (zone) => (text.includes('T') ? '' : zone));
  return isDate(full) || /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/.test(text);
}

function isBefore(end: string, start: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, '');
  return digits(end).length === digits(start).length && digits(end) < digits(start);
}

function isCutOff(text: string, kind: ContentKind): boolean {
  const [, block] = /^begin:(v\w+)/i.exec(text) ?? [];
  if (block !== undefined) return !new RegExp(`end:${block}$`, 'i').test(text);
  return (kind === 'wifi' || /^(?:mecard|mebkm|matmsg):/i.test(text)) && !text.endsWith(';');
}
