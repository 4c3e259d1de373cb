import { post, REPORT_EVENT, type ProblemKind, type Reported } from './reports.ts';

export interface ReportTarget {
  readonly url: string;
  readonly release: string;
}

/** Limit for one page view. */
const MOST_REPORTS = 10;

const MOST_CHARACTERS = 300;

const EXTENSION = /-extension:|masked-url:/;

/** Returns the first location of a site script in a stack trace, as path, line and column. */
function placeIn(stack: string): string | undefined {
  const place = new RegExp(
    `(?:^|[\\s(@])${location.origin}(/[^\\s?#)]*?)(?:[?#][^\\s)]*?)?(:\\d+:\\d+)`,
  );
  const [, href, position = ''] = place.exec(stack) ?? [];
  return href && href + position;
}

/** Removes what may have been typed: quoted strings, email addresses, and paths of URLs of other sites. */
function cleanMessage(message: string): string {
  return message
    .replace(/(https?:\/\/[^\s/"')]+)([^\s?#"')]*)[^\s"')]*/g, (_, origin: string, path: string) =>
      origin === location.origin ? path : origin,
    )
    .replace(/"[^"]*"|\S+@\S+/g, '…')
    .slice(0, MOST_CHARACTERS);
}

/**
 * Reports errors of this page to the owner of the site: each error once and at most 10, without cookies, the URL's
 * query, or anything typed. Skips errors without a site script in their stack, and those of browser extensions.
 */
export function sendReports({ url, release }: ReportTarget): void {
  const sent = new Set<string>();
  let isLeft = false;

  function send(report: object): void {
    const key = JSON.stringify(report);
    if (sent.size >= MOST_REPORTS || sent.has(key)) return;
    sent.add(key);
    const page = { release, route: location.pathname, language: document.documentElement.lang };
    post(url, JSON.stringify({ ...report, ...page })).catch(() => undefined);
  }

  function sendProblem(kind: ProblemKind, error: unknown, island?: string): void {
    const { message, stack } = Object(error) as Partial<Error>;
    const at = placeIn(stack ?? '');
    const isForeign = EXTENSION.test(stack ?? '') || (!at && /^(?:error|rejection)$/.test(kind));
    if (!isForeign && !isLeft)
      send({ kind, message: cleanMessage(message ?? String(error)), at, island });
  }

  // Browsers abort requests when the page is left; that is not an error.
  for (const type of ['pagehide', 'pageshow']) {
    addEventListener(type, () => {
      isLeft = type === 'pagehide';
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
