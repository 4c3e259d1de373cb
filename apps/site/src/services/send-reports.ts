import { REPORT_EVENT, type ProblemKind, type Reported } from './reports.ts';

/** Where reports go, and what they call the release. */
export interface ReportTarget {
  readonly url: string;
  readonly release: string;
}

/** How much one page view may send. */
const MOST_REPORTS = 10;

const MOST_CHARACTERS = 300;

/** Extensions of the browser, by the URLs that browsers give their scripts. */
const EXTENSION = /-extension:|masked-url:/;

/** The first place of the site's scripts in a stack: the URL without its query, line and column. */
function placeIn(stack: string): string | undefined {
  const place = new RegExp(
    `(?:^|[\\s(@])${location.origin}(/[^\\s?#)]*?)(?:[?#][^\\s)]*?)?(:\\d+:\\d+)`,
  );
  const [, href, position = ''] = place.exec(stack) ?? [];
  return href && href + position;
}

/** A message without what a visitor may have typed: quotations, mail addresses, and all but the host of other sites' URLs. */
function cleanMessage(message: string): string {
  return message
    .replace(/(https?:\/\/[^\s/"')]+)([^\s?#"')]*)[^\s"')]*/g, (_, origin: string, path: string) =>
      origin === location.origin ? path : origin,
    )
    .replace(/"[^"]*"|\S+@\S+/g, '…')
    .slice(0, MOST_CHARACTERS);
}

/**
 * Sends what goes wrong on this page to the owner of the site: each thing once, a few at most, without cookies, the
 * query of the URL, or anything typed. What has no script of the site in its stack, or one of an extension, is
 * somebody else's.
 */
export function sendReports({ url, release }: ReportTarget): void {
  const sent = new Set<string>();
  let isLeft = false;

  function send(report: object): void {
    const key = JSON.stringify(report);
    if (sent.size >= MOST_REPORTS || sent.has(key)) return;
    sent.add(key);
    const page = { release, route: location.pathname, language: document.documentElement.lang };
    // What `sendBeacon` does, but that one would send the cookies of the host along, and the URL to its own.
    fetch(url, {
      method: 'POST',
      body: JSON.stringify({ ...report, ...page }),
      keepalive: true,
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch(() => undefined);
  }

  function sendProblem(kind: ProblemKind, error: unknown, island?: string): void {
    const { message, stack } = Object(error) as Partial<Error>;
    const at = placeIn(stack ?? '');
    const isForeign = EXTENSION.test(stack ?? '') || (!at && /^(?:error|rejection)$/.test(kind));
    if (!isForeign && !isLeft)
      send({ kind, message: cleanMessage(message ?? String(error)), at, island });
  }

  // A page that is left ends its requests, which is nobody’s failure.
  for (const type of ['pagehide', 'pageshow']) {
    addEventListener(type, () => {
      isLeft = type === 'pagehide';
    });
  }
  addEventListener('error', ({ error }) => {
    sendProblem('error', error);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    sendProblem('rejection', reason);
  });
  document.addEventListener(REPORT_EVENT, (event) => {
    const reported = (event as CustomEvent<Reported>).detail;
    if (reported.kind === 'vital') send(reported);
    else sendProblem(reported.kind, reported.error, reported.island);
  });
}
