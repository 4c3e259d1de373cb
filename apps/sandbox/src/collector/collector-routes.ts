import { html } from 'hono/html';
import type { Host } from '../hosts/host.ts';
import { mediaTypeOf, readJson } from '../json-body.ts';
import { jsonError } from '../json-error.ts';
import { renderLayout, type Html } from '../pages/layout.ts';
import { renderRow, renderWords } from '../pages/notice-page.ts';
import { limitRate, type RateLimiter } from '../rate-limit/rate-limiter.ts';
import {
  BROWSER_REPORTS,
  POLICY_REPORT,
  readCollected,
  SITE_REPORT,
  type Collected,
} from './collected.ts';

function renderCollectorPage(collected: readonly Collected[]): Html {
  const words = renderWords({
    title: 'Reports',
    text:
      collected.length === 0
        ? 'Nothing has been reported since the sandbox started.'
        : 'What the site and browsers have reported since the sandbox started, newest first.',
    rows: collected.map(({ kind, message, route, release, language, at }) =>
      renderRow(
        kind,
        html`${message}<br />${[route, language, release, at].filter(Boolean).join(', ')}`,
      ),
    ),
  });
  return renderLayout('Reports', words, 'wide');
}

export const COLLECTOR_PATH = '/collector';

const MOST_KEPT = 200;

/** Adds the collector of the site's error reports and returns its live list, newest first. */
export function addCollectorRoutes(host: Host, limiter: RateLimiter): readonly Collected[] {
  const collected: Collected[] = [];

  host.post(COLLECTOR_PATH, limitRate(limiter), async (context) => {
    const type = mediaTypeOf(context);
    if (![SITE_REPORT, POLICY_REPORT, BROWSER_REPORTS].includes(type)) {
      return jsonError(context, 'unsupported-media-type', 'This is no type of a report.');
    }
    const reports = readCollected(type, await readJson(context));
    if (reports === undefined) {
      return jsonError(context, 'bad-request', 'The body is no report.');
    }
    collected.unshift(...reports);
    collected.splice(MOST_KEPT);
    return context.body(null, 204);
  });

  host.get(COLLECTOR_PATH, (context) => context.html(renderCollectorPage(collected)));
  return collected;
}
