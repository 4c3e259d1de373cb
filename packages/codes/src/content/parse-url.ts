// Applications of the workspace compile this file without the declarations beside it.
// oxlint-disable-next-line typescript/triple-slash-reference -- An ambient declaration cannot be imported.
/// <reference path="./punycode.js.d.ts" />
import punycode from 'punycode.js';
import { withoutInvisible, withFallback } from './code-text.ts';

export interface UrlDetails {
  /** The URL as it is written in the code, split around the host. */
  readonly before: string;
  readonly host: string;
  readonly after: string;
  /** The host that browsers resolve, in ASCII. */
  readonly resolvedHost: string;
  /** The same host with its `xn--` labels decoded; `undefined` if it has none. */
  readonly unicodeHost: string | undefined;
  /** Whether browsers go to a different host than the one a reader sees: invisible characters, encoded letters, a backslash. */
  readonly isDisguised: boolean;
  /** Letters of other alphabets that look like Latin ones, 0 or 1 among letters, or a capital I among lower case letters. */
  readonly lookAlike: 'foreign' | 'digits' | 'capitals' | undefined;
  /** Whether a user name precedes the host, which many take for the host. */
  readonly hasUserName: boolean;
  readonly isUnencrypted: boolean;
  /** Whether it seems to redirect to another host: a URL shortener, a dynamic code, a URL in its query. */
  readonly redirects: boolean;
}

const splitToSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Parses a text as a web URL, as a browser would; `undefined` if it is not one. */
export function parseUrl(text: string): UrlDetails | undefined {
  const [, scheme = '', rest = ''] = /^(https?:[/\\]*)?([\s\S]*)$/i.exec(text) ?? [];
  if (scheme === '' && !isBareUrl(withoutInvisible(rest))) return undefined;
  const href = scheme === '' ? `http://${rest}` : text;
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  if (url.hostname.includes('..')) return undefined;
  // Browsers treat a backslash as a slash, so it ends the host.
  const [authority = ''] = /^[^/\\?#]*/.exec(rest) ?? [];
  const name = authority.slice(0, authority.lastIndexOf('@') + 1);
  const [, host = ''] = /^(\[[^\]]*\]|[^:]*)/.exec(authority.slice(name.length)) ?? [];
  const after = rest.slice(name.length + host.length);
  const inLetters = unicodeHost(url.hostname);
  const isSame = [url.hostname, inLetters].includes(host.toLowerCase().normalize('NFC'));
  return {
    before: scheme + name,
    host,
    after,
    resolvedHost: url.hostname,
    unicodeHost: inLetters === url.hostname ? undefined : inLetters,
    isDisguised: !isSame || /^(?::\d*)?\\/.test(after) || scheme.includes('\\'),
    lookAlike: lookAlikeIn(host, inLetters),
    hasUserName: name !== '',
    isUnencrypted: url.protocol !== 'https:',
    redirects: seemsToRedirect(url),
  };
}

/** A word, and the slashes before a host. */
const SCHEME_AND_SLASHES = /^([a-z]+)\s*(?:[:;.,]\s*[/\\]+|\/\/)\s*(?=[^\s/\\])/i;

/** Whether a text begins almost as `https://` does: `htp://`, `http//`, `https:`, `https://https://`. */
export function isMisspelled(text: string, url?: UrlDetails): boolean {
  if (url) {
    const isComplete = /^https?:\/\/(?![/\\])/i.test(url.before);
    return (/^https?:/i.test(url.before) && !isComplete) || /^https?$/i.test(url.host);
  }
  const [start = '', word = ''] = SCHEME_AND_SLASHES.exec(text) ?? [];
  if (/^https?:\/\/$/i.test(start)) return false;
  const shortened = shorten(word.toLowerCase());
  return ['http', 'https'].some((right) => shorten(right).some((one) => shortened.includes(one)));
}

/** The word, and the word without each one of its letters: those of two words that differ in one letter intersect. */
function shorten(word: string): readonly string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

/** Whether a host can exist: `www,waypage.example`, `www.waypage` and `waypage` cannot. */
export function isHost(host: string): boolean {
  if (/^[\d.]+$|^\[/.test(host) || host === 'localhost') return true;
  const labels = host.replace(/\.$/, '').split('.');
  const end = labels.at(-1) ?? '';
  return (
    host.length <= 254 &&
    labels.every((label) => /^[a-z\d_](?:[\w-]{0,61}[a-z\d_])?$/i.test(label)) &&
    labels.length > 1 &&
    end.length > 1 &&
    (labels.length > 2 || !/^www\d?$/.test(labels[0] ?? '') || isCommon(end))
  );
}

const isCommon = (end: string) => COMMON_TLDS.has(end) || /^(?:[a-z]{2}|xn--.+)$/.test(end);

/** Top-level domains of hosts that people write without a scheme and a path; all two-letter ones count too. */
const COMMON_TLDS = splitToSet(
  'app art biz blog cafe club com dev edu eus fun gal gov info int link live menu mobi museum name net online org page photo pro pub quebec shop site space store studio tech team tel today top tours travel wiki work world xyz',
);

/** Top-level domains that are file extensions too: without a path, the text is a file name. */
const FILE_TLDS = splitToSet('ai cc cs gz js md mo pl ps py rs sh so tf ts vi zip');

/**
 * Whether a text without a scheme is a URL. Phones take `waypage.example/menu` and `www.waypage.example` for one; a
 * price, a date, a sentence without spaces or a file name is none.
 */
function isBareUrl(text: string): boolean {
  const [, host = '', port = '', after = ''] =
    /^([^\s/?#@:\\]+)(:\d+)?([/?#]\S*)?$/u.exec(text) ?? [];
  if (/^(?:\d{1,3}\.){3}\d{1,3}$/.test(host)) return true;
  if (host.toLowerCase() === 'localhost') return port !== '' || after !== '';
  if (/^www\d?[.,]+[^.,]/i.test(host)) return true;
  const labels = host.split('.');
  const end = labels.at(-1) ?? '';
  if (
    labels.length < 2 ||
    labels.some((label) => label === '') ||
    !/^(?:\p{L}{2,}|xn--[\w-]+)$/iu.test(end)
  )
    return false;
  if (port !== '' || after !== '') return true;
  // A sentence without the space after its period has mixed case.
  const isOneCase = host === host.toLowerCase() || host === host.toUpperCase();
  const small = end.toLowerCase();
  if (!isOneCase || FILE_TLDS.has(small)) return false;
  return isCommon(small);
}

/** Scripts whose letters nobody takes for Latin ones, but for those of {@link LIKE_LATIN} and {@link LIKE_LATIN_STROKES}. */
const DISTINCT = splitToSet(
  'Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan',
);
const IS_DISTINCT = new RegExp(
  `^(?:${[...DISTINCT].map((script) => `\\p{Script=${script}}+`).join('|')})$`,
  'u',
);

const EAST_ASIAN =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}ー]+$/u;

/** Cyrillic, Greek and Armenian letters that look like small Latin ones. */
const LIKE_LATIN = /^[асԁеһіјӏорԛѕԝхуѵѡαινορυօոսցհ]+$/u;

/** East Asian letters that look like a Latin one, a slash or a hyphen. */
const LIKE_LATIN_STROKES = /[一丨丶丿ノソンーㅣㅡㅇ工口]/u;

/** Whether a label mixes Latin letters with others, or consists of others that look like Latin ones. */
function looksLatin(label: string, hasNonLatinTld: boolean): boolean {
  const letters = label.replace(/\P{L}/gu, '');
  const foreign = letters.replace(/\p{Script=Latin}/gu, '');
  if (foreign === '') return false;
  const isMixed = foreign !== letters;
  if (EAST_ASIAN.test(foreign)) return isMixed && LIKE_LATIN_STROKES.test(foreign);
  return isMixed || !IS_DISTINCT.test(foreign) || (!hasNonLatinTld && LIKE_LATIN.test(foreign));
}

function lookAlikeIn(host: string, inLetters: string): UrlDetails['lookAlike'] {
  const labels = inLetters.split('.');
  // A top-level domain is one of a list. One in other letters says how the name before it is read.
  const hasNonLatinTld = /\P{Script=Latin}/u.test((labels.at(-1) ?? '').replace(/\P{L}/gu, ''));
  if (labels.slice(0, -1).some((label) => looksLatin(label, hasNonLatinTld))) return 'foreign';
  if (/[a-z]I(?![A-Z])/.test(host)) return 'capitals';
  const isNumber = /^[\d.]+$|^\[/.test(inLetters);
  // A trailing digit counts in the domain only: subdomains number servers by it.
  const domain = labels.at(-2) ?? '';
  const isDigit = labels.some((label) => /\p{L}[01]+\p{L}|^[01]+\p{L}{2}/u.test(label));
  return !isNumber && (isDigit || /\p{L}{3}[01]$/u.test(domain)) ? 'digits' : undefined;
}

/** Hosts that redirect: URL shorteners and dynamic codes. */
const REDIRECTORS = splitToSet(
  'bit.ly buff.ly cutt.ly did.li flowcode.com goo.gl is.gd l.ead.me linktr.ee lnkd.in me-qr.com ow.ly page.link q-r.to qr-code.click qr.io qr1.be qrco.de qrfy.io qrto.org rb.gy rebrand.ly s.id scan.page scnv.io shorturl.at smarturl.it t.co t.ly t2m.io tiny.cc tinyurl.com v.gd',
);

const SHORT_WORD = /^\/(?=[^/]*\d)(?=[^/]*[a-z])[\w-]{3,9}\/?$/i;
const RANDOM_WORD = /^\/(?=[^/]*[a-z][A-Z])[\w-]{4,9}\/?$/;
const MAX_SHORT_HOST = 16;

function seemsToRedirect({ hostname, pathname, searchParams }: URL): boolean {
  const host = hostname.replace(/^www\./, '');
  if (REDIRECTORS.has(host)) return pathname !== '/';
  if ([...searchParams.values()].some((value) => /^https?:\/\//i.test(value))) return true;
  return host.length <= MAX_SHORT_HOST && (SHORT_WORD.test(pathname) || RANDOM_WORD.test(pathname));
}

/** Decodes the `xn--` labels of a host (RFC 3492), as browsers show it. Malformed labels stay as they are. */
export function unicodeHost(host: string): string {
  return host
    .split('.')
    .map((label) =>
      /^xn--/i.test(label) ? withFallback(() => punycode.decode(label.slice(4)), label) : label,
    )
    .join('.');
}
