import { html } from 'hono/html';
import type { Host } from '../hosts/host.ts';
import { renderLayout, type Html } from './layout.ts';
import { inPageLanguage, say } from './say.ts';

export interface Notice {
  title: string;
  text: string;
  passed?: Readonly<Record<string, string>>;
  /** Rows beside `passed`. */
  rows?: readonly Html[];
  links?: readonly { href: string; text: string }[];
  form?: Html;
}

/** Adds a page that replaces one of another team and displays its query values. */
export function addNotice(host: Host, path: string, notice: Notice): void {
  host.get(path, (context) =>
    context.html(renderNoticePage({ ...notice, passed: context.req.query() })),
  );
}

export function renderNoticePage(notice: Notice): Html {
  return renderLayout(
    notice.title,
    html`${renderWords(notice)}
      <div class="view"><div class="frame"></div></div>`,
  );
}

export function renderRow(name: string, value: string | Html): Html {
  return html`<div>
    <dt>${say(name)}</dt>
    <dd>${value}</dd>
  </div>`;
}

export function renderWords({
  title,
  text,
  passed = {},
  links = [],
  form,
  ...notice
}: Notice): Html {
  const rows = Object.entries(passed).map(([name, value]) => renderRow(name, value));
  rows.push(...(notice.rows ?? []));
  const items = links.map(
    ({ href, text: words }) => html`<li><a href="${inPageLanguage(href)}">${say(words)}</a></li>`,
  );
  return html`<div class="words">
    <h1>${say(title)}</h1>
    <p class="lead">${say(text)}</p>
    ${rows.length === 0 ? '' : html`<dl>${rows}</dl>`}
    ${
      items.length === 0
        ? ''
        : html`<ul class="links">
            ${items}
          </ul>`
    }
    ${form ?? ''}
  </div>`;
}
