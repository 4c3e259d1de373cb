import { html } from 'hono/html';
import { renderLayout, type Html } from './layout.ts';

export interface Notice {
  title: string;
  text: string;
  passed?: Readonly<Record<string, string>>;
  links?: readonly { href: string; text: string }[];
}

/** Replaces a page of another team; displays its query values. */
export function renderNoticePage(notice: Notice): Html {
  return renderLayout(
    notice.title,
    html`${renderWords(notice)}
      <div class="view"><div class="frame"></div></div>`,
  );
}

export function renderWords({ title, text, passed = {}, links = [] }: Notice): Html {
  const rows = Object.entries(passed).map(
    ([name, value]) =>
      html`<div>
        <dt>${name}</dt>
        <dd>${value}</dd>
      </div>`,
  );
  const items = links.map(({ href, text: words }) => html`<li><a href="${href}">${words}</a></li>`);
  return html`<div class="words">
    <h1>${title}</h1>
    <p class="lead">${text}</p>
    ${rows.length === 0 ? '' : html`<dl>${rows}</dl>`}
    ${
      items.length === 0
        ? ''
        : html`<ul class="links">
            ${items}
          </ul>`
    }
  </div>`;
}
