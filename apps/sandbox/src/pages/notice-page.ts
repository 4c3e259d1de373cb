import { html } from 'hono/html';
import { renderLayout, type Html } from './layout.ts';

/** What a plain page says. */
export interface Notice {
  title: string;
  text: string;
  /** What the URL passed on, by name; shown as it came. */
  passed?: Readonly<Record<string, string>>;
  /** Where one may go from here. */
  links?: readonly { href: string; text: string }[];
}

/** A plain page in place of a page of another team, which shows what was passed to it. */
export function renderNoticePage(notice: Notice): Html {
  return renderLayout(
    notice.title,
    html`${renderWords(notice)}
      <div class="view"><div class="frame"></div></div>`,
  );
}

/** The words of a plain page, without what stands beside them. */
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
