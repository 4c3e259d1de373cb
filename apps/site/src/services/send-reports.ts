import { post, REPORT_EVENT, type ProblemKind, type Reported } from './reports.ts';

export interface ReportTarget {
  readonly url: string;
  readonly release: string;
}

/** Limit for one page view. */
const MAX_REPORTS = 10;

const MAX_MESSAGE_LENGTH = 300;

const EXTENSION = /-extension:|masked-url:/;

/** Returns the first location of a site script in a stack trace, as path, line and column. */
function findScriptLocation(stack: string): string | undefined {
  const pattern = new RegExp(
    `(?:^|[\\s(@])${location.origin}(/[^\\s?#)]*?)(?:[?#][^\\s)]*?)?(:\\d+:\\d+)`,
  );
  const [, href, position = ''] = pattern.exec(stack) ?? [];
  return href && href + position;
}

/** Removes what may have been typed: quoted strings, email addresses, and paths of URLs of other sites. */
function cleanMessage(message: string): string {
  return message
    .replace(/(https?:\/\/[^\s/"')]+)([^\s?#"')]*)[^\s"')]*/g, (_, origin: string, path: string) =>
      origin === location.origin ? path : origin,
    )
    .replace(/"[^"]*"|\S+@\S+/g, '…')
    .slice(0, MAX_MESSAGE_LENGTH);
}

/**
 * Reports errors of this page to the owner of the site: each error once and at most 10, without cookies, the URL's
 * query, or anything typed. Skips errors without a site script in their stack, and those of browser extensions.
 */
export function sendReports({ url, release }: ReportTarget): void {
  const sent = new Set<string>();
  let isLeaving = false;

  function send(report: object): void {
    const key = JSON.stringify(report);
    if (sent.size >= MAX_REPORTS || sent.has(key)) return;
    sent.add(key);
    const page = { release, route: location.pathname, language: document.documentElement.lang };
    post(url, JSON.stringify({ ...report, ...page })).catch(() => undefined);
  }

  function sendProblem(kind: ProblemKind, error: unknown, island?: string): void {
    const { message, stack } = Object(error) as Partial<Error>;
    const at = findScriptLocation(stack ?? '');
    const isForeign = EXTENSION.test(stack ?? '') || (!at && /^(?:error|rejection)$/.test(kind));
    if (!isForeign && !isLeaving)
      send({ kind, message: cleanMessage(message ?? String(error)), at, island });
  }

  // Browsers abort requests when the page is left; that is not an error.
  for (const type of ['pagehide', 'pageshow']) {
    addEventListener(type, () => {
      isLeaving = type === 'pagehide';
    });
  }
  addEventListener('error', ({ error }) => sendProblem('error', error));
  addEventListener('unhandledrejection', ({ reason }) => sendProblem('rejection', reason));
  document.addEventListener(REPORT_EVENT, (event) => {
    const reported = (event as CustomEvent<Reported>).detail;
    if (reported.kind === 'vital') send(reported);
    else sendProblem(reported.kind, reported.error, reported.island);
  });
}
