import { html, raw } from 'hono/html';
import { readFileSync } from 'node:fs';
import type { Host, HostEnvironment } from '../hosts/host.ts';
import { tryGetContext } from 'hono/context-storage';
import spanish from './es.json' with { type: 'json' };
import french from './fr.json' with { type: 'json' };

export const MARK = raw(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">' +
    '<path fill="currentColor" fill-rule="evenodd" d="M0 0h28v16a12 12 0 0 1-12 12H0zM4 4v20h12a8 8 0 0 0 8-8V4z"/>' +
    '<path fill="#ff4b1f" d="M8 8h12v8a4 4 0 0 1-4 4H8z"/></svg>',
);

export type Html = ReturnType<typeof html>;

/** The layout of all pages: text beside a view, or (`wide`) one below the other. */
export function renderLayout(title: string, content: Html, shape: 'split' | 'wide' = 'split') {
  return html`<!doctype html>
    <html lang="${pageLanguage()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <meta name="darkreader-lock" />
        <title>${say(title)} – ${say('Waypage sandbox')}</title>
        <link rel="icon" href="/sandbox-assets/mark.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/sandbox-assets/page.css" />
      </head>
      <body>
        <header>
          <a class="logo" href="${inPageLanguage('/')}">${MARK}<span>Waypage</span></a>
        </header>
        <main class="${shape}">${content}</main>
        <footer>
          ${say('Sandbox. It stands in for the real host and keeps everything on this machine.')}
        </footer>
      </body>
    </html>`;
}

const STYLES = readFileSync(new URL('page.css', import.meta.url), 'utf8');

/** Served as files: the content security policy allows no inline styles. */
export function addAssetRoutes(host: Host): void {
  host.get('/sandbox-assets/page.css', (context) =>
    context.body(STYLES, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  host.get('/sandbox-assets/mark.svg', (context) =>
    context.body(MARK.toString(), 200, { 'content-type': 'image/svg+xml' }),
  );
}

/** The texts of the pages by the English one. */
const TRANSLATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: spanish,
  fr: french,
};

export const LANGUAGES = ['en', ...Object.keys(TRANSLATIONS)];

/** Language of the page: that of `?lang=`, else English. */
export const pageLanguage = (): string => tryGetContext<HostEnvironment>()?.get('language') ?? 'en';

/** Keeps the language of the page in a link to another page of the sandbox. */
export const inPageLanguage = (path: string): string =>
  pageLanguage() === 'en' ? path : `${path}?lang=${pageLanguage()}`;

/** Translates a text of a page; one without a translation stays English. */
export const say = (english: string): string => TRANSLATIONS[pageLanguage()]?.[english] ?? english;

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
    html`${renderNotice(notice)}
      <div class="view"><div class="frame"></div></div>`,
  );
}

export function renderRow(name: string, value: string | Html): Html {
  return html`<div>
    <dt>${say(name)}</dt>
    <dd>${value}</dd>
  </div>`;
}

export function renderNotice({
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
    ({ href, text: label }) => html`<li><a href="${inPageLanguage(href)}">${say(label)}</a></li>`,
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
