import type { ContentField, ContentKind, FieldId } from './content-fields.ts';
import type { UrlDetails } from './parse-url.ts';
import { visiblePieces } from './visible-text.ts';

/**
 * - `empty`: no text.
 * - `invisible-characters`: characters that a reader does not see.
 * - `no-scheme`: a URL without `https://`, which many cameras show as plain text.
 * - `invalid-url`: begins like a web URL, and browsers refuse it.
 * - `disguised-host`, `look-alike-host`, `user-name`: goes to another host than a reader takes it for.
 * - `unencrypted`: `http:`.
 * - `no-network`, `no-password`: Wi-Fi that cannot be joined.
 * - `no-name`, `no-start`, `no-recipient`, `no-number`, `no-payee`, `no-account`, `no-secret`: a field that its kind needs.
 * - `invalid-date`: a start or end that is not a date, or an end before its start.
 * - `invalid-recipient`, `invalid-number`, `invalid-position`: no email address, no digits, no latitude and longitude.
 * - `invalid-iban`, `invalid-amount`: an account whose check digits are wrong, an amount that is none in euros.
 * - `no-end`: the last line of a contact or event, or the last `;` is missing: the text was cut off.
 */
export type ContentProblem =
  | 'empty'
  | 'invisible-characters'
  | 'no-scheme'
  | 'invalid-url'
  | 'disguised-host'
  | 'look-alike-host'
  | 'user-name'
  | 'unencrypted'
  | 'no-network'
  | 'no-password'
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
  | 'no-end';

interface FieldRule {
  readonly field: FieldId;
  /** Found where the field is missing. */
  readonly missing?: ContentProblem;
  /** Found where it has a value that is not valid. */
  readonly invalid?: ContentProblem;
  readonly isValid?: (value: string) => boolean;
}

const NUMBER: FieldRule = {
  field: 'number',
  missing: 'no-number',
  invalid: 'invalid-number',
  isValid: (value) => /^(?=.*\d)[+\d\s().,;\-/*#pw]+$/i.test(value),
};

const RULES: Partial<Readonly<Record<ContentKind, readonly FieldRule[]>>> = {
  wifi: [{ field: 'network', missing: 'no-network' }],
  contact: [{ field: 'name', missing: 'no-name' }],
  event: [
    { field: 'start', missing: 'no-start', invalid: 'invalid-date', isValid: isDate },
    { field: 'end', invalid: 'invalid-date', isValid: isDate },
  ],
  email: [
    {
      field: 'to',
      missing: 'no-recipient',
      invalid: 'invalid-recipient',
      isValid: (value) =>
        value.split(',').every((one) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*$/.test(one.trim())),
    },
  ],
  phone: [NUMBER],
  'dial-code': [NUMBER],
  sms: [NUMBER],
  location: [
    {
      field: 'position',
      missing: 'invalid-position',
      invalid: 'invalid-position',
      isValid: isPosition,
    },
  ],
  'one-time-password': [{ field: 'secret', missing: 'no-secret' }],
};

/** The EPC code of a SEPA payment, and the Swiss QR-bill, have lines in a fixed order. */
const IBAN: FieldRule = { field: 'payeeAccount', invalid: 'invalid-iban', isValid: isIban };
const EURO_RULES: readonly FieldRule[] = [
  IBAN,
  { field: 'payee', missing: 'no-payee' },
  {
    field: 'amount',
    invalid: 'invalid-amount',
    isValid: (value) => /^EUR\d{1,9}(?:\.\d{1,2})?$/.test(value) && Number(value.slice(3)) >= 0.01,
  },
];

function rulesOf(text: string, kind: ContentKind): readonly FieldRule[] {
  if (kind !== 'payment') return RULES[kind] ?? [];
  if (/^bcd/i.test(text)) return EURO_RULES;
  return /^spc/i.test(text) ? [IBAN] : [];
}

export function findProblems(
  text: string,
  kind: ContentKind,
  url: UrlDetails | undefined,
  fields: readonly ContentField[],
): readonly ContentProblem[] {
  const value = (field: FieldId) => fields.find(({ id }) => id === field)?.value.trim() ?? '';
  // An email address alone has no fields.
  const isAlone = kind === 'email' && !text.includes(':');
  const broken = rulesOf(text.trim(), kind).map(({ field, missing, invalid, isValid }) => {
    const found = value(field);
    if (found === '') return missing;
    return isValid?.(found) === false ? invalid : undefined;
  });
  const account = value('payeeAccount');
  const found: readonly (readonly [ContentProblem | undefined, boolean])[] = [
    ['empty', text.trim() === ''],
    [
      'invisible-characters',
      kind !== 'product' && visiblePieces(text).some(({ isMark }) => isMark),
    ],
    ['no-scheme', url !== undefined && !url.before.includes(':')],
    ['invalid-url', kind === 'url' && url === undefined],
    ['disguised-host', url?.isDisguised === true],
    ['look-alike-host', url?.lookAlike !== undefined],
    ['user-name', url?.hasUserName === true],
    ['unencrypted', url?.isUnencrypted === true && url.before.includes(':')],
    ...broken.map((problem) => [problem, !isAlone] as const),
    [
      'no-password',
      kind === 'wifi' &&
        !/^(?:nopass)?$/i.test(value('security')) &&
        value('password') === '' &&
        value('identity') === '',
    ],
    ['no-account', kind === 'payment' && !text.trim().startsWith('000201') && account === ''],
    [
      'invalid-date',
      // Times of different zones cannot be compared.
      new Set(text.match(/TZID=[^:;]+/g)).size < 2 && isBefore(value('end'), value('start')),
    ],
    ['no-end', isCutOff(text.trim(), kind)],
  ];
  return [...new Set(found.flatMap(([problem, isFound]) => (isFound && problem ? [problem] : [])))];
}

/** ISO 13616: the number with its first four characters moved to the end, letters from 10, is 1 modulo 97. */
function isIban(account: string): boolean {
  const plain = account.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(plain)) return false;
  const moved = plain.slice(4) + plain.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

function isPosition(position: string): boolean {
  const [latitude = NaN, longitude = NaN] = position
    .split(',')
    .map((part) => (part.trim() === '' ? NaN : Number(part)));
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

const DATE = /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2})(?::?(\d{2}))?Z?)?$/;

/** Whether a text is a date of iCalendar, with a time or without. */
function isDate(text: string): boolean {
  const [, year, month, day, hour = 0, minute = 0] = (DATE.exec(text) ?? []).map(Number);
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, day));
  return date.getUTCMonth() + 1 === month && (hour || 0) < 24 && (minute || 0) < 60;
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
