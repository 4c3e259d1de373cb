import { html } from 'hono/html';
import type { Host } from '../hosts/host.ts';
import { mediaTypeOf, readJson } from '../json-body.ts';
import { jsonError } from '../json-error.ts';
import { renderLayout, type Html } from '../pages/layout.ts';
import { renderRow, renderWords } from '../pages/notice-page.ts';
import { readCounted, renderCounts, type Counted } from './counted.ts';
import {
  BROWSER_REPORTS,
  POLICY_REPORT,
  readCollected,
  SITE_REPORT,
  type Collected,
} from './collected.ts';

function renderCollectorPage(collected: readonly Collected[], counted: readonly Counted[]): Html {
  const words = renderWords({
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
  return renderLayout('Reports', words, 'wide');
}

export const COLLECTOR_PATH = '/collector';

const MOST_KEPT = 200;

/** Adds the collector of error reports, views and actions, and returns its live lists, newest first. */
export function addCollectorRoutes(host: Host) {
  const collected: Collected[] = [];
  const counted: Counted[] = [];

  host.post(COLLECTOR_PATH, async (context) => {
    const type = mediaTypeOf(context);
    if (![SITE_REPORT, POLICY_REPORT, BROWSER_REPORTS].includes(type)) {
      return jsonError(context, 'unsupported-media-type', 'This is no type of a report.');
    }
    const body = await readJson(context);
    const event = type === SITE_REPORT ? readCounted(body) : undefined;
    if (event) {
      counted.unshift(event);
      counted.splice(MOST_KEPT);
      return context.body(null, 204);
    }
    const reports = readCollected(type, body);
    if (reports === undefined) {
      return jsonError(context, 'bad-request', 'The body is no report.');
    }
    collected.unshift(...reports);
    collected.splice(MOST_KEPT);
    return context.body(null, 204);
  });

  host.get(COLLECTOR_PATH, (context) => context.html(renderCollectorPage(collected, counted)));
  return { collected, counted };
}
