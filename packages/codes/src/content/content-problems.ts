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
 * - `no-name`, `no-start`, `no-recipient`, `no-number`, `no-account`, `no-secret`: a field that its kind needs.
 * - `invalid-iban`: an account whose check digits are wrong.
 * - `invalid-position`: no latitude and longitude.
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
  | 'no-account'
  | 'no-secret'
  | 'invalid-iban'
  | 'invalid-position'
  | 'no-end';

/** Fields without which a content of a kind does nothing. An email address alone has none. */
const REQUIRED: Partial<Record<ContentKind, readonly [FieldId, ContentProblem]>> = {
  wifi: ['network', 'no-network'],
  contact: ['name', 'no-name'],
  event: ['start', 'no-start'],
  email: ['to', 'no-recipient'],
  phone: ['number', 'no-number'],
  'dial-code': ['number', 'no-number'],
  sms: ['number', 'no-number'],
  'one-time-password': ['secret', 'no-secret'],
};

export function findProblems(
  text: string,
  kind: ContentKind,
  url: UrlDetails | undefined,
  fields: readonly ContentField[],
): readonly ContentProblem[] {
  const value = (field: FieldId) => fields.find(({ id }) => id === field)?.value.trim() ?? '';
  const [requiredField, requiredProblem] = REQUIRED[kind] ?? [];
  const isPlainAddress = kind === 'email' && fields.length === 0 && !text.includes(':');
  const account = value('payeeAccount');
  const found: readonly (readonly [ContentProblem | undefined, boolean])[] = [
    ['empty', text.trim() === ''],
    [
      'invisible-characters',
      kind !== 'product' && visiblePieces(text).some(({ isMark }) => isMark),
    ],
    ['no-scheme', url !== undefined && !url.before.includes(':')],
    ['invalid-url', url === undefined && /^https?:/i.test(text.trim())],
    ['disguised-host', url?.isDisguised === true],
    ['look-alike-host', url?.lookAlike !== undefined],
    ['user-name', url?.hasUserName === true],
    ['unencrypted', url?.isUnencrypted === true && url.before.includes(':')],
    [
      requiredProblem,
      requiredField !== undefined && !isPlainAddress && value(requiredField) === '',
    ],
    [
      'no-password',
      kind === 'wifi' &&
        !/^(?:nopass)?$/i.test(value('security')) &&
        value('password') === '' &&
        value('identity') === '',
    ],
    ['no-account', kind === 'payment' && !text.trim().startsWith('000201') && account === ''],
    ['invalid-iban', /^(?:bcd|spc)/i.test(text.trim()) && account !== '' && !isIban(account)],
    ['invalid-position', kind === 'location' && !isPosition(value('position'))],
    ['no-end', isCutOff(text.trim(), kind)],
  ];
  return found.flatMap(([problem, isFound]) => (isFound && problem ? [problem] : []));
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
  const [latitude = NaN, longitude = NaN] = position.split(',').map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

function isCutOff(text: string, kind: ContentKind): boolean {
  const [, block] = /^begin:(v\w+)/i.exec(text) ?? [];
  if (block !== undefined) return !new RegExp(`end:${block}$`, 'i').test(text);
  return (kind === 'wifi' || /^(?:mecard|mebkm|matmsg):/i.test(text)) && !text.endsWith(';');
}
