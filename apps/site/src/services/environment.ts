/** The origins and limits a build of the site is made for (decisions.md, "Name and hosts"). */
export interface SiteEnvironment {
  /** The site's own public origin: canonical and absolute addresses. */
  readonly marketingHost: string;
  /** The application: sign-in, plans, claim pages and the API. */
  readonly appHost: string;
  readonly qrGeneratorHost: string;
  readonly studioHost: string;
  /** Host of a claimed address. */
  readonly shortUrlHost: string;
  /** The shop's address, with or without a path. */
  readonly shopUrl: string;
  /** Longest time of one call with its retries, in milliseconds. */
  readonly requestTimeoutMs: number;
  /**
   * Whether the embedded designer announces itself by a message. Where it does not, its frame counts as
   * loaded when the browser says so.
   */
  readonly designerHandshake: boolean;
}

const DEFAULT_REQUEST_TIMEOUT_MS = 15_000;

type Variables = Readonly<Record<string, string | undefined>>;

function stop(variable: string, what: string, next: string): never {
  throw new Error(
    `[site] ${variable} ${what}. Every address of the site is built from it, so there is nothing to build without it. ${next}`,
  );
}

function readUrl(variables: Variables, name: string): URL {
  const value = variables[name]?.trim();
  if (!value) stop(name, 'is missing', 'Set it, or copy .env.example to .env.');
  if (!URL.canParse(value)) {
    stop(name, `is "${value}", which is no address`, 'Write it like https://app.example.');
  }
  const url = new URL(value);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    stop(name, `is "${value}", which is not a web address`, 'Start it with https://.');
  }
  return url;
}

function readOrigin(variables: Variables, name: string): string {
  const url = readUrl(variables, name);
  if (url.href !== `${url.origin}/`) {
    stop(name, `is "${url.href}", which has more than an origin`, `Write ${url.origin}.`);
  }
  return url.origin;
}

function readTimeout(variables: Variables): number {
  const name = 'VITE_REQUEST_TIMEOUT_MS';
  const value = variables[name]?.trim();
  if (!value) return DEFAULT_REQUEST_TIMEOUT_MS;
  if (!/^[1-9]\d{0,6}$/.test(value)) {
    stop(name, `is "${value}", which is no number of milliseconds`, 'Write it like 15000.');
  }
  return Number(value);
}

function readHandshake(variables: Variables): boolean {
  const name = 'VITE_DESIGNER_HANDSHAKE';
  const value = variables[name]?.trim() ?? '';
  if (value !== '' && value !== 'on' && value !== 'off') {
    stop(name, `is "${value}", which is neither "on" nor "off"`, 'Leave it out for "on".');
  }
  return value !== 'off';
}

/**
 * Reads the environment of a build.
 *
 * @param variables the process environment, with the values of `.env` below it
 * @throws Error that names the variable, when one is missing or malformed, or when the QR generator
 * stands on the site's own origin and could not be told apart from it (decisions.md, "Designer frame")
 */
export function readEnvironment(variables: Variables): SiteEnvironment {
  const marketingHost = readOrigin(variables, 'VITE_MARKETING_HOST');
  const appHost = readOrigin(variables, 'VITE_APP_HOST');
  const qrGeneratorHost = readOrigin(variables, 'VITE_QR_GENERATOR_HOST');
  if (qrGeneratorHost === marketingHost) {
    stop(
      'VITE_QR_GENERATOR_HOST',
      'is the origin of the site itself',
      'Messages of the embedded designer are trusted by their origin: give it one of its own.',
    );
  }
  return {
    marketingHost,
    appHost,
    qrGeneratorHost,
    studioHost: readOrigin(variables, 'VITE_STUDIO_HOST'),
    shortUrlHost: variables['VITE_SHORT_URL_HOST']?.trim()
      ? readOrigin(variables, 'VITE_SHORT_URL_HOST')
      : appHost,
    shopUrl: readUrl(variables, 'VITE_SHOP_URL').href,
    requestTimeoutMs: readTimeout(variables),
    designerHandshake: readHandshake(variables),
  };
}
