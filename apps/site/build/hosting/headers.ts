import type { HostingPlan } from './hosting-plan.ts';
import { isReportingEndpoint, REPORTING_ENDPOINT, securityPolicy } from './security-policy.ts';

export type HeaderSet = Readonly<Record<string, string>>;

/** Headers for all addresses of a pattern; later rules replace the same header of earlier ones. */
export interface HeaderRule {
  /** A path that may end in `*`: `/assets/*`. */
  readonly pattern: string;
  readonly headers: HeaderSet;
}

const DAY = 86_400;
const YEAR = 365 * DAY;

/** The features the site never uses, closed for it and for every frame in it. */
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

/**
 * The one source of the site's response headers. The first rule holds for every response: pages,
 * files, redirects and errors.
 */
export function headerRules(plan: HostingPlan): readonly HeaderRule[] {
  const { styleHashes, scriptHashes, hosts, paths, reportUrl } = plan;
  const policy = { styleHashes, scriptHashes, ...hosts, reportUrl };
  const framed = {
    'Content-Security-Policy': securityPolicy({ ...policy, framed: true }),
    'X-Frame-Options': 'SAMEORIGIN',
  };
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': securityPolicy(policy),
        ...(isReportingEndpoint(reportUrl) && {
          'Reporting-Endpoints': `${REPORTING_ENDPOINT}="${reportUrl}"`,
        }),
        'Strict-Transport-Security': `max-age=${String(2 * YEAR)}`,
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': CLOSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        // The designer in its frame may be on a host beside this one; with this it gets a thread of its own.
        'Origin-Agent-Cluster': '?1',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      },
    },
    // Their names carry a hash of their content.
    {
      pattern: '/assets/*',
      headers: { 'Cache-Control': `public, max-age=${String(YEAR)}, immutable` },
    },
    { pattern: '/images/*', headers: { 'Cache-Control': `public, max-age=${String(DAY)}` } },
    // Other sites show these in their previews of a link.
    { pattern: '/images/og/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
    ...samplePrefixes(paths).map((prefix) => ({ pattern: `${prefix}*`, headers: framed })),
  ];
}

/** The headers of one address, merged from all rules that match it. */
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
