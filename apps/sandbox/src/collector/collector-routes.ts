import { html } from 'hono/html';
import type { Host } from '../hosts/host.ts';
import { mediaTypeOf, readJson } from '../json-body.ts';
import { jsonError } from '../json-error.ts';
import { renderLayout, type Html } from '../pages/layout.ts';
import { renderRow, renderWords } from '../pages/notice-page.ts';
import {
  BROWSER_REPORTS,
  POLICY_REPORT,
  readCollected,
  SITE_REPORT,
  type Collected,
} from './collected.ts';
import { isObject } from '../json-values.ts';

/** A view or an action of the site, in its own format (docs/campaigns.md): all values are texts. */
type Counted = Readonly<Record<string, string>>;

/** @returns undefined when the body is none */
function readCounted(body: unknown): Counted | undefined {
  if (!isObject(body) || typeof body['event'] !== 'string') return undefined;
  return Object.values(body).every((value) => typeof value === 'string')
    ? (body as Counted)
    : undefined;
}

/** Returns a row for each kind of event with its number and the properties of the newest one. */
function renderCounts(counted: readonly Counted[]): Html[] {
  const kinds = [...new Set(counted.map(({ event = '' }) => event))];
  return kinds.map((event) => {
    const list = counted.filter((one) => one['event'] === event);
    const { event: _, ...newest } = list[0] ?? {};
    const properties = Object.entries(newest).map(([name, value]) => `${name} ${value}`);
    return renderRow(event, `${String(list.length)} × ${properties.join(', ')}`);
  });
}

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
      counted.splice(MOST_KEPT);
      return context.body(null, 204);
    }
    const reports = readCollected(type, body);
    if (reports === undefined) {
      return jsonError(context, 'bad-request', 'The body is not a report.');
    }
    collected.unshift(...reports);
    collected.splice(MOST_KEPT);
    return context.body(null, 204);
  });

  host.get(COLLECTOR_PATH, (context) => context.html(renderCollectorPage(collected, counted)));
  return { collected, counted };
}
