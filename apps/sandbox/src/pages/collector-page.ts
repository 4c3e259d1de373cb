import { html } from 'hono/html';
import type { Collected } from '../collector/collected.ts';
import { renderLayout, type Html } from './layout.ts';

export function renderCollectorPage(collected: readonly Collected[]): Html {
  const rows = collected.map(
    ({ kind, message, route, release, language, at }) =>
      html`<div>
        <dt>${kind}</dt>
        <dd>${message}<br />${[route, language, release, at].filter(Boolean).join(', ')}</dd>
      </div>`,
  );
  return renderLayout(
    'Reports',
    html`<div class="words">
      <h1>Reports</h1>
      <p class="lead">
        ${
          rows.length === 0
            ? 'Nothing has been reported since the sandbox started.'
            : 'What the site and browsers have reported since the sandbox started, newest first.'
        }
      </p>
      ${rows.length === 0 ? '' : html`<dl>${rows}</dl>`}
    </div>`,
    'wide',
  );
}
