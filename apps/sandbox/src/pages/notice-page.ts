import { html } from 'hono/html';
import { renderLayout, type Html } from './layout.ts';

/** What a plain page says. */
export interface Notice {
  title: string;
  text: string;
  /** What the address passed on, by name; shown as it came. */
  passed?: Readonly<Record<string, string>>;
}

/** A plain page in place of a screen of another team, which shows what was passed to it. */
export function renderNoticePage({ title, text, passed = {} }: Notice): Html {
  const rows = Object.entries(passed).map(
    ([name, value]) =>
      html`<div>
        <dt>${name}</dt>
        <dd>${value}</dd>
      </div>`,
  );
  return renderLayout(
    title,
    html`<div class="words">
        <h1>${title}</h1>
        <p class="lead">${text}</p>
        ${rows.length === 0 ? '' : html`<dl>${rows}</dl>`}
      </div>
      <div class="view"><div class="frame"></div></div>`,
  );
}
