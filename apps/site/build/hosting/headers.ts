import { campaignPath } from '@waypage/content/desk';
import type { HostingPlan } from './hosting-plan.ts';
import {
  isReportingEndpoint,
  readerPolicy,
  REPORTING_ENDPOINT,
  securityPolicy,
} from './security-policy.ts';

export type HeaderSet = Readonly<Record<string, string>>;

/** Headers for all URLs of a pattern; later rules override headers of earlier ones. No two have the same pattern. */
export interface HeaderRule {
  /** A path, optionally with `*` at its end: `/assets/*`. */
  readonly pattern: string;
  readonly headers: HeaderSet;
}

const EVERYTHING = '/*';

export const NO_TRANSFORM = 'no-transform';

const DAY = 86_400;
const YEAR = 365 * DAY;

/** Features that the site never uses, disabled for it and for every frame; one page may use the camera. */
const CLOSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const READER_WORKER = '/assets/worker-*';

/**
 * The single source of the site's response headers. The first rule applies to every response: pages, files, redirects
 * and errors. Each kind of page has a policy with its own style hashes, because hosts limit the length of a header.
 */
export function headerRules(plan: HostingPlan): readonly HeaderRule[] {
  const { scriptHashes, hosts, paths, reportUrl, eventsUrl, isIndexed } = plan;
  const { [EVERYTHING]: otherHashes = [], ...pageHashes } = plan.styleHashes;
  const policy = (styleHashes: readonly string[], framed = false) => ({
    'Content-Security-Policy': securityPolicy({
      ...hosts,
      scriptHashes,
      reportUrl,
      eventsUrl,
      styleHashes,
      framed,
    }),
  });
  return mergeRules([
    {
      pattern: EVERYTHING,
      headers: {
        ...policy(otherHashes),
        ...(!isIndexed && { 'X-Robots-Tag': 'noindex' }),
        ...(isReportingEndpoint(reportUrl) && {
          'Reporting-Endpoints': `${REPORTING_ENDPOINT}="${reportUrl}"`,
        }),
        'Strict-Transport-Security': `max-age=${2 * YEAR}`,
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': permissionsPolicy(),
        'Cross-Origin-Resource-Policy': 'same-origin',
        // Gives the site a thread of its own: the designer in its frame may be on the same site, another subdomain.
        'Origin-Agent-Cluster': '?1',
        // A proxy that rewrites pages breaks the hashes of their policy.
        'Cache-Control': `public, max-age=0, must-revalidate, ${NO_TRANSFORM}`,
      },
    },
    // Their names contain a hash of their content.
    {
      pattern: '/assets/*',
      headers: { 'Cache-Control': `public, max-age=${YEAR}, immutable` },
    },
    // Where a campaign leads may change, and search engines should list its target only.
    {
      pattern: campaignPath('*'),
      headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
    },
    { pattern: READER_WORKER, headers: { 'Content-Security-Policy': readerPolicy() } },
    { pattern: '/images/*', headers: { 'Cache-Control': `public, max-age=${DAY}` } },
    // Other sites show these images in link previews.
    { pattern: '/images/og/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
    ...paths
      .filter((path) => path.endsWith('/check-a-code'))
      .map((pattern) => ({
        pattern,
        headers: { 'Permissions-Policy': permissionsPolicy(['camera']) },
      })),
    // A longer pattern is the more exact one.
    ...Object.entries(pageHashes)
      .sort(([one], [other]) => one.length - other.length)
      .map(([pattern, hashes]) => ({ pattern, headers: policy(hashes) })),
    ...samplePrefixes(paths).map((prefix) => ({
      pattern: `${prefix}*`,
      headers: { ...policy(otherHashes, true), 'X-Frame-Options': 'SAMEORIGIN' },
    })),
  ]);
}

function mergeRules(rules: readonly HeaderRule[]): readonly HeaderRule[] {
  const merged = new Map<string, HeaderSet>();
  for (const { pattern, headers } of rules)
    merged.set(pattern, { ...merged.get(pattern), ...headers });
  return [...merged].map(([pattern, headers]) => ({ pattern, headers }));
}

/** Headers of redirects and errors, and of everything without a rule of its own. */
export function commonHeaders([first]: readonly HeaderRule[]): HeaderSet {
  return first?.headers ?? {};
}

/** Disables every feature except those that the page itself (but no frame) may request. */
function permissionsPolicy(allowed: readonly string[] = []): string {
  return CLOSED_FEATURES.map(
    (feature) => `${feature}=(${allowed.includes(feature) ? 'self' : ''})`,
  ).join(', ');
}

export function headersFor(path: string, rules: readonly HeaderRule[]): HeaderSet {
  return Object.assign(
    {},
    ...rules.filter(({ pattern }) => matches(pattern, path)).map(({ headers }) => headers),
  ) as HeaderSet;
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

function samplePrefixes(paths: readonly string[]): string[] {
  return [...new Set(paths.map((path) => /^(?:\/[a-z]{2})?\/sample\//.exec(path)?.[0] ?? ''))]
    .filter((prefix) => prefix !== '')
    .sort();
}
