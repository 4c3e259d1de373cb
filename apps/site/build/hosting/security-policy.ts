import { hash } from 'node:crypto';
import type { HostingPlan, HostUrls } from './hosting-plan.ts';

export function hashOf(text: string): string {
  return `sha256-${hash('sha256', text, 'base64')}`;
}

/** Asserts that prerendered markup has no inline style or handler, which the security policy blocks. */
export function assertStrictMarkup(url: string, html: string): void {
  const found = /<[a-z][^<>]*\s(?:style|on[a-z]+)="[^"]*"/i.exec(html)?.[0];
  if (found === undefined) return;
  throw new Error(
    `[site] ${url} has an inline style or handler, which the security policy blocks: ${found.slice(-160)}. Move it to a style sheet.`,
  );
}

export interface SecurityPolicyInput
  extends Pick<HostingPlan, 'scriptHashes' | 'reportUrl' | 'eventsUrl'>, HostUrls {
  readonly styleHashes: readonly string[];
  /** True for the sample pages, which the site itself frames. Default: false */
  readonly framed?: boolean;
}

export const REPORTING_ENDPOINT = 'reports';

/** Name of the only Trusted Types policy, which `createReader` of `@waypage/codes` creates. */
const READER_POLICY = 'waypage-codes';

/** Hash of the empty style element that styled-components starts with; without it every style update is blocked. */
const EMPTY_STYLE_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/**
 * Returns the content security policy of a kind of page: the site's own files, inline blocks by hash, requests and
 * images of the app host, and a frame of the QR generator.
 */
export function securityPolicy(input: SecurityPolicyInput): string {
  const appOrigin = new URL(input.appHost).origin;
  const generatorOrigin = new URL(input.qrGeneratorHost).origin;
  const { reportUrl, eventsUrl } = input;
  const callable = [appOrigin, reportUrl, eventsUrl]
    .filter((url) => url !== undefined)
    .map((url) => new URL(url).origin);
  const hosts = [input.marketingHost, input.appHost, input.qrGeneratorHost];
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...quoted(input.scriptHashes)],
    ['style-src', "'self'", ...quoted(input.styleHashes), `'${EMPTY_STYLE_HASH}'`],
    ['img-src', "'self'", appOrigin],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...new Set(callable)],
    ['frame-src', "'self'", generatorOrigin],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', input.framed === true ? "'self'" : "'none'"],
    ['object-src', "'none'"],
    ['require-trusted-types-for', "'script'"],
    // Only one policy: it creates the URL of the reader's worker and of nothing else.
    ['trusted-types', READER_POLICY],
    // Upgraded URLs of a plain http host would not respond.
    ...(hosts.every((host) => new URL(host).protocol === 'https:')
      ? [['upgrade-insecure-requests']]
      : []),
    ...(reportUrl === undefined ? [] : [['report-uri', reportUrl]]),
    ...(isReportingEndpoint(reportUrl) ? [['report-to', REPORTING_ENDPOINT]] : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/**
 * Returns the policy of the worker that reads codes. A worker gets its policy from its own response; this one may run
 * WebAssembly, and nothing in it can reach a page (docs/decisions/0038).
 */
export function readerPolicy(): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * Whether browsers accept a URL in `Reporting-Endpoints`, which requires https. They ignore `report-uri` beside
 * `report-to`, so for other URLs `report-uri` must be the only one.
 */
export function isReportingEndpoint(reportUrl: string | undefined): reportUrl is string {
  return reportUrl?.startsWith('https:') === true;
}

function quoted(hashes: readonly string[]): string[] {
  return [...new Set(hashes)].sort().map((hash) => `'${hash}'`);
}
