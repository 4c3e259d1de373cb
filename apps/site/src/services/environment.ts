import { BRAND } from '@waypage/content/brand';
import type { CampaignSettings } from './campaign.ts';

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
  readonly campaign: CampaignSettings;
  /** Whether search engines may index the site. Otherwise it is a preview, which says so and counts nothing. */
  readonly isIndexed: boolean;
}

export interface ReportSettings {
  readonly url: string;
  /** Name of the release in reports. Defaults to a hash of the build's code. */
  readonly release: string | undefined;
  /** Share of page views that report their web vitals, from 0 to 1. */
  readonly vitalsShare: number;
}

/** Prefixes of the variables that a build reads. */
export const VARIABLE_PREFIXES = ['VITE_', 'SITE_INDEX'] as const;

const EVENTS_KINDS = ['plausible', 'umami', 'matomo', 'json'] as const;

export interface EventSettings {
  readonly kind: (typeof EVENTS_KINDS)[number];
  readonly url: string;
  /** Name or id of the site at the service. */
  readonly site: string;
  /** Whether the campaign is sent. */
  readonly campaign: 'on' | 'off';
}

const DEFAULT_REQUEST_TIMEOUT_MS = 15_000;

type Variables = Readonly<Record<string, string | undefined>>;

function stop(variable: string, what: string, next: string): never {
  throw new Error(
    `[site] ${variable} ${what}. The site's URLs depend on it, so the build stops. ${next}`,
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

/** Of optional variables: what a value has to match, what a wrong one is, and what to write instead. */
const FORMS = {
  switch: [/^(?:on|off)$/, 'neither "on" nor "off"', 'Leave it out for the default.'],
  milliseconds: [/^[1-9]\d{0,6}$/, 'not a number of milliseconds', 'Write it like 15000.'],
  share: [/^(?:0(?:\.\d+)?|1)$/, 'not a share', 'Write it like 0.05, or leave it out for none.'],
} as const;

/** Returns an optional variable, or an empty string where it is not set. */
function readOptional(variables: Variables, name: string, form: keyof typeof FORMS): string {
  const value = variables[name]?.trim() ?? '';
  const [pattern, mistake, next] = FORMS[form];
  if (value !== '' && !pattern.test(value)) stop(name, `is "${value}", which is ${mistake}`, next);
  return value;
}

const CAMPAIGN_PARAMETERS = ['source', 'medium', 'campaign', 'content', 'term'].map(
  (name) => `utm_${name}`,
);

function readCampaignParameters(variables: Variables): readonly string[] {
  const name = 'VITE_CAMPAIGN_PARAMETERS';
  const added = (variables[name] ?? '').split(',').map((parameter) => parameter.trim());
  const names = new Set([...CAMPAIGN_PARAMETERS, ...added.filter((parameter) => parameter !== '')]);
  for (const parameter of names) {
    if (!/^[\w.-]+$/.test(parameter))
      stop(name, `has "${parameter}", which is not a name`, 'Write names like gclid,msclkid.');
  }
  return [...names];
}

function readSwitch(variables: Variables, name: string, initial: boolean): boolean {
  const value = readOptional(variables, name, 'switch');
  return value === '' ? initial : value === 'on';
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
  const studioHost = readOrigin(variables, 'VITE_STUDIO_HOST');
  const timeout = readOptional(variables, 'VITE_REQUEST_TIMEOUT_MS', 'milliseconds');
  return {
    marketingHost,
    appHost,
    qrGeneratorHost,
    studioHost,
    shortUrlHost: variables['VITE_SHORT_URL_HOST']?.trim()
      ? readOrigin(variables, 'VITE_SHORT_URL_HOST')
      : appHost,
    shopUrl: readUrl(variables, 'VITE_SHOP_URL').href,
    requestTimeoutMs: Number(timeout || DEFAULT_REQUEST_TIMEOUT_MS),
    designerHandshake: readSwitch(variables, 'VITE_DESIGNER_HANDSHAKE', true),
    campaign: {
      names: readCampaignParameters(variables),
      origins: [appHost, qrGeneratorHost, studioHost],
    },
    isIndexed: readSwitch(variables, 'SITE_INDEX', marketingHost === BRAND.origin),
  };
}

/**
 * Reads the settings of error and web vital reports.
 *
 * @param variables as for {@link readEnvironment}
 * @returns undefined when nothing is reported, as in every preview
 * @throws Error that names the variable, when one is malformed or would have no effect
 */
export function readReportSettings(variables: Variables): ReportSettings | undefined {
  const name = 'VITE_REPORT_URL';
  const vitalsShare = Number(readOptional(variables, 'VITE_REPORT_VITALS', 'share'));
  if (!variables[name]?.trim()) {
    if (vitalsShare === 0) return undefined;
    stop(
      'VITE_REPORT_VITALS',
      `sets what to report, but ${name} does not say where`,
      `Set ${name} too.`,
    );
  }
  const { href, protocol } = readUrl(variables, name);
  if (/[;,$'\\#]/.test(href)) {
    stop(name, `is "${href}", which is not allowed in a header`, "Leave out ; , $ ' and #.");
  }
  if (protocol === 'http:' && /^\s*https:/.test(variables['VITE_MARKETING_HOST'] ?? '')) {
    stop(name, 'starts with http://, which an https page cannot call', 'Use https://.');
  }
  const release = variables['VITE_RELEASE']?.trim();
  const settings = { url: href, release: release === '' ? undefined : release, vitalsShare };
  return readEnvironment(variables).isIndexed ? settings : undefined;
}

/** Whether a URL is that of a local server, which has no certificate. */
const isLocal = ({ hostname }: URL) => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** The settings of counting as the code reads them. */
export const eventVariables = (events: EventSettings | undefined) => ({
  'import.meta.env.VITE_EVENTS': JSON.stringify(events?.kind ?? ''),
  'import.meta.env.VITE_EVENTS_URL': JSON.stringify(events?.url ?? ''),
  'import.meta.env.VITE_EVENTS_SITE': JSON.stringify(events?.site ?? ''),
  'import.meta.env.VITE_EVENTS_CAMPAIGN': JSON.stringify(events?.campaign ?? ''),
});

/**
 * Reads where views and actions are counted.
 *
 * @param variables as for {@link readEnvironment}
 * @returns undefined when nothing is counted, as in every preview
 * @throws Error that names the variable, when one is malformed or would have no effect
 */
export function readEventSettings(variables: Variables): EventSettings | undefined {
  const name = 'VITE_EVENTS_URL';
  const value = variables['VITE_EVENTS']?.trim() ?? '';
  const kind = EVENTS_KINDS.find((candidate) => candidate === value);
  const isWithCampaign = readSwitch(variables, 'VITE_EVENTS_CAMPAIGN', true);
  if (value === '') {
    for (const other of [name, 'VITE_EVENTS_SITE']) {
      if (variables[other]?.trim())
        stop(other, 'is set, but VITE_EVENTS is not', `Set it to ${EVENTS_KINDS.join(', ')}.`);
    }
    return undefined;
  }
  if (!kind) stop('VITE_EVENTS', `is "${value}"`, `Write ${EVENTS_KINDS.join(', ')}.`);
  const url = readUrl(variables, name);
  const environment = readEnvironment(variables);
  if (url.protocol !== 'https:' && !isLocal(url))
    stop(name, `is "${url.href}", which is not https`, 'Start it with https://.');
  if (url.search !== '' || url.hash !== '' || /[;,$'\\]/.test(url.href))
    stop(name, `is "${url.href}", which has a query`, 'Write it up to the path.');
  // A local sandbox stands in for the app and for the service.
  if ([environment.marketingHost, environment.appHost].includes(url.origin) && !isLocal(url))
    stop(name, `is "${url.href}", on a host of our own`, 'Give the service a host of its own.');
  const site = variables['VITE_EVENTS_SITE']?.trim() ?? '';
  if (site === '') stop('VITE_EVENTS_SITE', 'is missing', 'Name the site as the service does.');
  const campaign = isWithCampaign ? 'on' : 'off';
  return environment.isIndexed ? { kind, url: url.href, site, campaign } : undefined;
}
