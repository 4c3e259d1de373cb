import { isObject } from '../json-values.ts';

export interface Collected {
  /** Kind of the error; `policy` for a violation of the content security policy, or `vital`. */
  kind: string;
  message: string;
  /** Path of the page, without its query. */
  route: string;
  release: string;
  language: string;
  /** Position in the site's scripts and the island, as far as known; otherwise empty. */
  at: string;
}

export const SITE_REPORT = 'text/plain';
export const POLICY_REPORT = 'application/csp-report';
export const BROWSER_REPORTS = 'application/reports+json';

const MOST_CHARACTERS = 500;

/**
 * Reads a report of the site, or of a browser by `report-uri` or `report-to`.
 *
 * @returns undefined when the body is none of them; an empty list for violations caused by browser extensions
 */
export function readCollected(type: string, body: unknown): Collected[] | undefined {
  switch (type) {
    case SITE_REPORT:
      return isObject(body) && typeof body['kind'] === 'string'
        ? [readSiteReport(body)]
        : undefined;
    case POLICY_REPORT:
      return isObject(body) && isObject(body['csp-report'])
        ? readViolation(body['csp-report'])
        : undefined;
    case BROWSER_REPORTS:
      return Array.isArray(body)
        ? body
            .filter(isObject)
            .filter(({ type: kind }) => kind === 'csp-violation')
            .flatMap(({ body: violation }) => (isObject(violation) ? readViolation(violation) : []))
        : undefined;
    default:
      return undefined;
  }
}

function readSiteReport(report: Record<string, unknown>): Collected {
  const { kind, message, name, value, route, release, language, at, island } = report;
  return {
    kind: text(kind),
    message: kind === 'vital' ? `${text(name)} ${text(value)}` : text(message),
    route: pathOf(text(route)),
    release: text(release),
    language: text(language),
    at: [text(island), text(at)].filter(Boolean).join(' '),
  };
}

/** `report-uri` has hyphenated field names, `report-to` has camel case. */
function readViolation(violation: Record<string, unknown>): Collected[] {
  const read = (older: string, newer: string) => text(violation[older] ?? violation[newer]);
  const blocked = read('blocked-uri', 'blockedURL');
  const source = read('source-file', 'sourceFile');
  if (/-extension\b/.test(`${blocked} ${source}`)) return [];
  const position = [read('line-number', 'lineNumber'), read('column-number', 'columnNumber')];
  return [
    {
      kind: 'policy',
      message: `${read('effective-directive', 'effectiveDirective')} blocked ${withoutQuery(blocked)}`,
      route: pathOf(read('document-uri', 'documentURL')),
      release: '',
      language: '',
      at: source && [pathOf(source), ...position].join(':'),
    },
  ];
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

function pathOf(url: string): string {
  return withoutQuery(url).replace(/^https?:\/\/[^/]+(?=\/)/, '');
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).slice(0, MOST_CHARACTERS)
    : '';
}
