export interface SecurityPolicyInput {
  /** `sha256-…` of every inline style block of the site. */
  readonly styleHashes: readonly string[];
  /** `sha256-…` of every inline script of the site. */
  readonly scriptHashes: readonly string[];
  readonly marketingHost: string;
  readonly appHost: string;
  readonly qrGeneratorHost: string;
  /** True for the sample pages, which the site shows in frames of its own. Default: false. */
  readonly framed?: boolean;
  /** URL that takes reports. Default: violations are reported to nobody. */
  readonly reportUrl?: string | undefined;
}

/** Name of the place that `report-to` and `Reporting-Endpoints` speak of. */
export const REPORTING_ENDPOINT = 'reports';

/** Name of the page's one policy of Trusted Types, in `features/read-code/read-code.ts`. */
const READER_POLICY = 'read-code';

/** styled-components starts with an empty style element; without this hash every update is lost. */
const EMPTY_STYLE_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/**
 * The content security policy of the whole site: nothing but its own files, the inline blocks the
 * build knows by hash, calls and images of the app host, and a frame of the QR generator.
 */
export function securityPolicy(input: SecurityPolicyInput): string {
  const appOrigin = new URL(input.appHost).origin;
  const generatorOrigin = new URL(input.qrGeneratorHost).origin;
  const { reportUrl } = input;
  const callable = [appOrigin, ...(reportUrl === undefined ? [] : [new URL(reportUrl).origin])];
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
    // One: it makes the URL of the reader's worker, and of nothing else, a trusted one.
    ['trusted-types', READER_POLICY],
    // On a plain http host it would turn every URL into one that nobody answers.
    ...(hosts.every((host) => new URL(host).protocol === 'https:')
      ? [['upgrade-insecure-requests']]
      : []),
    ...(reportUrl === undefined ? [] : [['report-uri', reportUrl]]),
    ...(isReportingEndpoint(reportUrl) ? [['report-to', REPORTING_ENDPOINT]] : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/**
 * The policy of the worker that reads codes. A worker that is loaded has its own, of its own response; this one may run
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
 * Whether browsers take a URL in `Reporting-Endpoints`: those of https only. With `report-to` they ignore `report-uri`,
 * so elsewhere that one has to stand alone.
 */
export function isReportingEndpoint(reportUrl: string | undefined): reportUrl is string {
  return reportUrl?.startsWith('https:') === true;
}

function quoted(hashes: readonly string[]): string[] {
  return [...new Set(hashes)].sort().map((hash) => `'${hash}'`);
}
