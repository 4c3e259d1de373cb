import { html } from 'hono/html';
import type { Host } from '../hosts/host.ts';
import { isObject, mediaTypeOf, readJson, jsonError } from '../json.ts';
import { renderLayout, type Html, renderRow, renderNotice } from '../pages/page.ts';

interface Collected {
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

const SITE_REPORT = 'text/plain';
const POLICY_REPORT = 'application/csp-report';
const BROWSER_REPORTS = 'application/reports+json';

const MAX_TEXT_LENGTH = 500;

/**
 * Reads a report of the site, or of a browser by `report-uri` or `report-to`.
 *
 * @returns undefined when the body is none of them; an empty list for violations caused by browser extensions
 */
function readCollected(type: string, body: unknown): Collected[] | undefined {
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
    ? String(value).slice(0, MAX_TEXT_LENGTH)
    : '';
}

/** A view or an action of the site, in its own format (docs/campaigns.md): all values are texts. */
type Counted = Readonly<Record<string, string>>;

/** @returns undefined when the body is none */
function readCounted(body: unknown): Counted | undefined {
  if (!isObject(body) || typeof body['event'] !== 'string') return undefined;
  return Object.values(body).every((value) => typeof value === 'string')
    ? (body as Counted)
    : undefined;
}

/** Returns a row for each event and its properties (URL, campaign, plan …) with its number. */
function renderCounts(counted: readonly Counted[]): Html[] {
  const counts = new Map<string, number>();
  for (const { event = '', ...properties } of counted) {
    const values = Object.entries(properties).map(([name, value]) => `${name} ${value}`);
    const row = `${event}\n${values.join(', ')}`;
    counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  return [...counts].map(([row, count]) => {
    const [event = '', properties = ''] = row.split('\n');
    return renderRow(event, `${String(count)} × ${properties}`);
  });
}

function renderCollectorPage(collected: readonly Collected[], counted: readonly Counted[]): Html {
  const notice = renderNotice({
    title: 'Reports',
    text:
      collected.length + counted.length === 0
        ? 'Nothing has been reported or counted since the sandbox started.'
        : 'What the site has counted, and what it and browsers have reported since the sandbox started, newest first.',
    rows: [
      ...renderCounts(counted),
      ...collected.map(({ kind, message, route, release, language, at }) =>
        renderRow(
          kind,
          html`${message}<br />${[route, language, release, at].filter(Boolean).join(', ')}`,
        ),
      ),
    ],
  });
  return renderLayout('Reports', notice, 'wide');
}

const MAX_REPORTS = 200;

/** Adds the collector of error reports, views and actions, and returns its live lists, newest first. */
export function addCollectorRoutes(host: Host) {
  const collected: Collected[] = [];
  const counted: Counted[] = [];

  host.post('/collector', async (context) => {
    const type = mediaTypeOf(context);
    if (![SITE_REPORT, POLICY_REPORT, BROWSER_REPORTS].includes(type)) {
      return jsonError(
        context,
        'unsupported-media-type',
        'This is not a content type for reports.',
      );
    }
    const body = await readJson(context);
    const event = type === SITE_REPORT ? readCounted(body) : undefined;
    if (event) {
      counted.unshift(event);
      counted.splice(MAX_REPORTS);
      return context.body(null, 204);
    }
    const reports = readCollected(type, body);
    if (reports === undefined) {
      return jsonError(context, 'bad-request', 'The body is not a report.');
    }
    collected.unshift(...reports);
    collected.splice(MAX_REPORTS);
    return context.body(null, 204);
  });

  host.get('/collector', (context) => context.html(renderCollectorPage(collected, counted)));
  return { collected, counted };
}
