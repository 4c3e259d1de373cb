import { withFallback, decodePercent } from './code-text.ts';

/**
 * `one-time-password`: the setup of one; `dial-code`: such as `*#06#`; `product`: GS1 elements; `app-link`: a URL of
 * another scheme, which opens an app.
 */
export type ContentKind =
  | 'url'
  | 'wifi'
  | 'contact'
  | 'event'
  | 'payment'
  | 'email'
  | 'phone'
  | 'dial-code'
  | 'sms'
  | 'location'
  | 'one-time-password'
  | 'product'
  | 'app-link'
  | 'text';

export type FieldId =
  | 'network'
  | 'security'
  | 'identity'
  | 'password'
  | 'name'
  | 'organization'
  | 'role'
  | 'phone'
  | 'mail'
  | 'postal'
  | 'url'
  | 'note'
  | 'birthday'
  | 'title'
  | 'start'
  | 'end'
  | 'place'
  | 'number'
  | 'to'
  | 'subject'
  | 'body'
  | 'position'
  | 'account'
  | 'issuer'
  | 'secret'
  | 'payee'
  | 'payeeAccount'
  | 'amount'
  | 'reference';

export interface ContentField {
  readonly id: FieldId;
  readonly value: string;
  /** Hide it until the user asks for it: somebody behind them could photograph it. */
  readonly isSecret?: boolean;
}

/** Whether a text is an email address or a number without a scheme: it shows everything. */
export function isAlone(text: string, kind: ContentKind): boolean {
  return /^(?:email|phone|dial-code)$/.test(kind) && !text.includes(':');
}

const SECRETS: ReadonlySet<FieldId> = new Set(['password', 'secret']);

/** Parses the fields of a content and unescapes them; empty if it has no known ones. */
export function parseFields(text: string, kind: ContentKind): readonly ContentField[] {
  return isAlone(text, kind)
    ? []
    : pairsOf(text, kind).flatMap(([id, value]) =>
        value?.trim() ? [{ id, value, ...(SECRETS.has(id) && { isSecret: true }) }] : [],
      );
}

type Value = string | null | undefined;

type Pair = readonly [FieldId, Value];

const pairs = (fields: Partial<Record<FieldId, Value>>) => Object.entries(fields) as Pair[];

function pairsOf(text: string, kind: ContentKind): readonly Pair[] {
  switch (kind) {
    case 'contact':
      return /^begin:/i.test(text)
        ? parseLines(text, CARD_LINES)
        : parseEscaped(text, SHORT_CARD_KEYS);
    case 'event':
      return parseLines(text, EVENT_LINES);
    case 'wifi':
      return parseEscaped(text, WIFI_KEYS);
    case 'url':
      return parseEscaped(text, BOOKMARK_KEYS);
    case 'email':
      return parseEmail(text);
    case 'sms':
      return parseSms(text);
    case 'phone':
    case 'dial-code':
      return pairs({ number: decodePercent(text.slice('tel:'.length)) });
    case 'location':
      return pairs({
        position: /^geo:([^;?]*)/i.exec(text)?.[1]?.replaceAll(',', ', '),
        place: queryOf(text).get('q'),
      });
    case 'one-time-password':
      return parseOneTimePassword(text);
    case 'payment':
      return parsePayment(text);
    default:
      return [];
  }
}

type Keys = Readonly<Record<string, FieldId>>;

const CONTACT_KEYS: Keys = {
  N: 'name',
  ORG: 'organization',
  TITLE: 'role',
  TEL: 'phone',
  EMAIL: 'mail',
  ADR: 'postal',
  URL: 'url',
  NOTE: 'note',
  BDAY: 'birthday',
};

const CARD_LINES: Keys = { ...CONTACT_KEYS, FN: 'name' };

/** MeCard and BizCard. */
const SHORT_CARD_KEYS: Keys = {
  ...CONTACT_KEYS,
  SOUND: 'note',
  B: 'phone',
  M: 'phone',
  E: 'mail',
  C: 'organization',
  T: 'role',
  A: 'postal',
};

const EVENT_LINES: Keys = {
  SUMMARY: 'title',
  DTSTART: 'start',
  DTEND: 'end',
  LOCATION: 'place',
  DESCRIPTION: 'note',
};

/** A line of vCard or iCalendar: name, parameters, whose quoted values may have colons, and value. */
const LINE = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^:"])*)?|;[^:]*):(.*)$/;

const QUOTED_PRINTABLE = /^[^:]*quoted-printable[^:]*:/i;

/** Unfolds lines; a line in quoted-printable continues after an equals sign at its end. */
function unfold(text: string): readonly string[] {
  const lines: string[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    const last = lines.at(-1) ?? '';
    const isSoft = last.endsWith('=') && QUOTED_PRINTABLE.test(last);
    if (isSoft) lines.push((lines.pop() ?? '').slice(0, -1) + line);
    else if (/^[ \t]/.test(line)) lines.push((lines.pop() ?? '') + line.slice(1));
    else lines.push(line);
  }
  return lines;
}

/** What is described; other components of a calendar, such as time zones and alarms, are around it or in it. */
const COMPONENT = /^V(?:CARD|EVENT|TODO|JOURNAL)\b/;

/** Parses a contact or an event. */
function parseLines(text: string, names: Keys): readonly Pair[] {
  const components: string[] = [];
  const lines = unfold(text)
    .map((line) => LINE.exec(line))
    .map((found) => ({
      name: (found?.[1] ?? '').toUpperCase(),
      parameters: found?.[2] ?? '',
      value: found?.[3] ?? '',
    }))
    .filter(({ name, value }) => {
      const component = value.trim().toUpperCase();
      if (name === 'BEGIN') components.push(component);
      // One that never began ends nothing.
      else if (name === 'END' && components.includes(component))
        components.length = components.lastIndexOf(component);
      return COMPONENT.test(components.at(-1) ?? '');
    });
  const hasFullName = lines.some(({ name, value }) => name === 'FN' && value.trim() !== '');
  return lines.flatMap(({ name, parameters, value }): readonly Pair[] => {
    const id = names[name];
    if (!id || (name === 'N' && hasFullName)) return [];
    const plain = /quoted-printable/i.test(parameters) ? decodeQuoted(value) : value;
    const isStructured = /^(?:N|ORG|ADR)$/.test(name);
    const parts = (isStructured ? splitUnescaped(plain, ';') : [plain]).map(unescape);
    // vCard's `N` begins with the family name.
    const ordered = name === 'N' ? [parts[1], parts[0]] : parts;
    return [[id, ordered.filter((part) => part?.trim()).join(name === 'N' ? ' ' : ', ')]];
  });
}

function decodeQuoted(value: string): string {
  const bytes = value.replace(/=([\dA-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  if (/[^\0-\u00FF]/.test(bytes)) return bytes;
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const codes = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
  return withFallback(() => utf8.decode(codes), bytes);
}

const WIFI_KEYS: Keys = { S: 'network', T: 'security', I: 'identity', P: 'password' };

/** Fields of a network to which spaces at their ends belong. */
export const SPACED: ReadonlySet<FieldId> = new Set(['network', 'identity', 'password']);

const BOOKMARK_KEYS: Keys = { TITLE: 'title', URL: 'url' };

const MAIL_KEYS: Keys = { TO: 'to', SUB: 'subject', BODY: 'body' };

/** Reads contents such as `WIFI:T:WPA;S:Lumbre;P:secret;;`, where a backslash escapes `;`, `:`, `,` and itself. */
function parseEscaped(text: string, keys: Keys): readonly Pair[] {
  const body = text.slice(text.indexOf(':') + 1);
  return splitUnescaped(body, ';').flatMap((part): readonly Pair[] => {
    const at = part.indexOf(':');
    const id = keys[part.slice(0, at).trim().toUpperCase()];
    if (at < 0 || !id) return [];
    const value = part.slice(at + 1);
    // Family name, comma, given name.
    const names = id === 'name' ? splitUnescaped(value, ',').toReversed() : [value];
    const plain = names.map(unescape).join(' ');
    return [[id, SPACED.has(id) ? plain.replace(/^[\r\n]+|[\r\n]+$/g, '') : plain.trim()]];
  });
}

/** Whether a part of an escaped content has no key, because the separator before it is not escaped. */
export function hasUnescaped(text: string): boolean {
  const [, scheme] = /^(wifi|mecard|bizcard|mebkm|matmsg):/i.exec(text) ?? [];
  if (scheme === undefined) return false;
  const key = /^wifi$/i.test(scheme) ? /^(?:[TSPHIEARK]|PH2):/i : /^[\w-]{1,9}:/;
  const parts = splitUnescaped(text.slice(scheme.length + 1), ';').map((part) => part.trim());
  return parts.some((part) => part !== '' && !key.test(part));
}

function splitUnescaped(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const [piece] of text.matchAll(/\\[\s\S]|[\s\S]/g)) {
    if (piece === separator) {
      parts.push(part);
      part = '';
    } else {
      part += piece;
    }
  }
  return [...parts, part];
}

function unescape(text: string): string {
  return text.replace(/\\([\s\S])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter));
}

/** The parameters of a URI; their names in any case. */
function queryOf(text: string): URLSearchParams {
  // `URLSearchParams` would decode a plus sign as a space, which only forms mean by it.
  const query = new URLSearchParams((text.split('?')[1] ?? '').replaceAll('+', '%2B'));
  return new URLSearchParams(Array.from(query, ([name, value]) => [name.toLowerCase(), value]));
}

function parseEmail(text: string): readonly Pair[] {
  if (/^matmsg:/i.test(text)) return parseEscaped(text, MAIL_KEYS);
  if (/^smtp:/i.test(text)) {
    const [to, subject, ...body] = text.slice('smtp:'.length).split(':');
    return pairs({ to, subject, body: body.join(':') });
  }
  const query = queryOf(text);
  const [to = ''] = text.slice('mailto:'.length).split('?');
  return pairs({
    to: [decodePercent(to), ...query.getAll('to')].filter(Boolean).join(','),
    subject: query.get('subject'),
    body: query.get('body'),
  });
}

function parseSms(text: string): readonly Pair[] {
  const [, number = '', rest = ''] = /^[a-z]+:([^:?]*)([\s\S]*)$/i.exec(text) ?? [];
  const body = rest.startsWith(':') ? rest.slice(1) : queryOf(rest).get('body');
  return pairs({ number: decodePercent(number), body });
}

function parseOneTimePassword(text: string): readonly Pair[] {
  const query = queryOf(text);
  if (/^otpauth-migration:/i.test(text)) return pairs({ secret: query.get('data') });
  const [, label = ''] = /^otpauth:\/\/[^/]*\/([^?]*)/i.exec(text) ?? [];
  return pairs({
    account: decodePercent(label),
    issuer: query.get('issuer'),
    secret: query.get('secret'),
  });
}

const paid = (payee: Value, payeeAccount: Value, amount: Value, reference: Value) =>
  pairs({ payee, payeeAccount, amount, reference });

function parsePayment(text: string): readonly Pair[] {
  const lines = text.split(/\r?\n/);
  const query = queryOf(text);
  const joined = (...parts: readonly Value[]) => parts.filter(Boolean).join(' ');
  switch (/^(?:bcd|spc|spd|upi|000201)/i.exec(text)?.[0].toLowerCase()) {
    case 'bcd':
      return paid(lines[5], lines[6], lines[7], joined(lines[9], lines[10]));
    case 'spc':
      return paid(lines[5], lines[3], joined(lines[18], lines[19]), lines[28]);
    // The Short Payment Descriptor of Czech banks. The BIC may follow the account.
    case 'spd': {
      const of = (key: string) => new RegExp(`\\*${key}:([^*]*)`, 'i').exec(text)?.[1] ?? '';
      const [account] = of('ACC').split('+');
      return paid(
        decodePercent(of('RN')),
        account,
        joined(of('AM'), of('CC')),
        decodePercent(of('MSG')),
      );
    }
    case 'upi': {
      const amount = joined(query.get('am'), query.get('cu'));
      return paid(query.get('pn'), query.get('pa'), amount, query.get('tn'));
    }
    case '000201':
      return parseEmv(text);
    default: {
      const [, account = ''] = /^[a-z]+:(?:\/\/)?([^?]*)/i.exec(text) ?? [];
      const amount = query.get('amount');
      return paid(query.get('label'), decodePercent(account), amount, query.get('message'));
    }
  }
}

/** Reads EMV elements: a two-digit id, a two-digit length, then the value. */
function parseEmv(text: string): readonly Pair[] {
  const elements = new Map<string, string>();
  for (let at = 0; at + 4 <= text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    if (!Number.isInteger(length)) break;
    elements.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return pairs({
    payee: elements.get('59'),
    place: elements.get('60'),
    amount: elements.get('54'),
  });
}
