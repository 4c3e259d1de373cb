import type { HostingPlan } from './hosting-plan.ts';
import {
  isReportingEndpoint,
  readerPolicy,
  REPORTING_ENDPOINT,
  securityPolicy,
} from './security-policy.ts';

export type HeaderSet = Readonly<Record<string, string>>;

/** Headers for all URLs of a pattern; later rules replace the same header of earlier ones. */
export interface HeaderRule {
  /** A path that may end in `*`: `/assets/*`. */
  readonly pattern: string;
  readonly headers: HeaderSet;
}

const DAY = 86_400;
const YEAR = 365 * DAY;

/** The features the site never uses, closed for it and for every frame in it; the camera is open to one page. */
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

/** The code of `features/read-code/read-code.worker.ts`. */
const READER_WORKER = '/assets/read-code.worker-*';

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
        'Permissions-Policy': permissionsPolicy(),
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
    { pattern: READER_WORKER, headers: { 'Content-Security-Policy': readerPolicy() } },
    { pattern: '/images/*', headers: { 'Cache-Control': `public, max-age=${String(DAY)}` } },
    // Other sites show these in their previews of a link.
    { pattern: '/images/og/*', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
    ...paths.filter(isCameraPage).map((pattern) => ({
      pattern,
      headers: { 'Permissions-Policy': permissionsPolicy(['camera']) },
    })),
    ...samplePrefixes(paths).map((prefix) => ({ pattern: `${prefix}*`, headers: framed })),
  ];
}

/** Every feature closed but those that the page itself, and no frame in it, may ask its visitor for. */
function permissionsPolicy(own: readonly string[] = []): string {
  return CLOSED_FEATURES.map(
    (feature) => `${feature}=(${own.includes(feature) ? 'self' : ''})`,
  ).join(', ');
}

/** The page that reads codes by the camera, in every language. */
function isCameraPage(path: string): boolean {
  return path.endsWith('/check-a-code');
}

/** The headers of one URL, merged from all rules that match it. */
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
