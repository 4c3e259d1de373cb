/** Origins and limits of a build (docs/product.md, section 10, "Name and hosts"). */
export interface SiteEnvironment {
  /** The site's own public origin, used in canonical and absolute URLs. */
  readonly marketingHost: string;
  /** Origin of the application: sign-in, plans, claim pages and the API. */
  readonly appHost: string;
  readonly qrGeneratorHost: string;
  readonly studioHost: string;
  readonly shortUrlHost: string;
  readonly shopUrl: string;
  /** Limit for one call, retries included, in milliseconds. */
  readonly requestTimeoutMs: number;
  /**
   * Whether the embedded designer reports with a message that it is ready. Otherwise its frame's `load` event counts.
   */
  readonly designerHandshake: boolean;
}

export interface ReportSettings {
  readonly url: string;
  /** Name of the release in reports. Defaults to a hash of the build's code. */
  readonly release: string | undefined;
  /** Share of page views that report their web vitals, from 0 to 1. */
  readonly vitalsShare: number;
}

const DEFAULT_REQUEST_TIMEOUT_MS = 15_000;

type Variables = Readonly<Record<string, string | undefined>>;

function stop(variable: string, what: string, next: string): never {
  throw new Error(
    `[site] ${variable} ${what}. Every URL of the site is built from it, so there is nothing to build without it. ${next}`,
  );
}

function readUrl(variables: Variables, name: string): URL {
  const value = variables[name]?.trim();
  if (!value) stop(name, 'is missing', 'Set it, or copy .env.example to .env.');
  if (!URL.canParse(value)) {
    stop(name, `is "${value}", which is not a URL`, 'Write it like https://app.example.');
  }
  const url = new URL(value);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    stop(name, `is "${value}", which is not an http(s) URL`, 'Start it with https://.');
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
 * @param variables the process environment, with the values of `.env` as fallbacks
 * @throws Error that names the variable, when one is missing or malformed, or when the QR generator has the site's own
 * origin: its messages could not be told apart from the site's (docs/product.md, section 4, "Designer frame")
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

function readVitalsShare(variables: Variables): number {
  const name = 'VITE_REPORT_VITALS';
  const value = variables[name]?.trim() ?? '';
  if (value !== '' && !/^(?:0(?:\.\d+)?|1)$/.test(value)) {
    stop(name, `is "${value}", which is no share`, 'Write it like 0.05, or leave it out for none.');
  }
  return Number(value);
}

/**
 * Reads the settings of error and web vital reports.
 *
 * @param variables as for {@link readEnvironment}
 * @returns undefined when nothing is reported
 * @throws Error that names the variable, when one is malformed or would have no effect
 */
export function readReportSettings(variables: Variables): ReportSettings | undefined {
  const name = 'VITE_REPORT_URL';
  const vitalsShare = readVitalsShare(variables);
  if (!variables[name]?.trim()) {
    if (vitalsShare === 0) return undefined;
    stop('VITE_REPORT_VITALS', `says what to report, and ${name} not where`, `Set ${name} too.`);
  }
  const { href, protocol } = readUrl(variables, name);
  if (/[;,$'\\#]/.test(href)) {
    stop(name, `is "${href}", which is not allowed in a header`, "Leave out ; , $ ' and #.");
  }
  if (protocol === 'http:' && /^\s*https:/.test(variables['VITE_MARKETING_HOST'] ?? '')) {
    stop(name, 'starts with http://, which a page of https may not call', 'Use https://.');
  }
  const release = variables['VITE_RELEASE']?.trim();
  return { url: href, release: release === '' ? undefined : release, vitalsShare };
}
