import { LOCALE_DIRECTIONS } from '@waypage/content';
import type { RenderedPage } from '#runtime/entry-prerender.tsx';
import { islandAttributes } from '#runtime/islands/island-attributes.ts';
import { ROOT_ID } from '#runtime/page-data.ts';
import { MAIN_ID, islandId } from '#layout/page/element-ids.ts';
import { localizedPath } from '#services/i18n/localized-path.ts';
import { islandNamesOf, type IslandName } from '#pages/page-registry.ts';

export interface DocumentFiles {
  readonly script: string;
  readonly theme: string;
  readonly fontSheet: string;
  readonly styles: string;
  readonly deferredSheet?: string | undefined;
  readonly messages: string;
  /** JSON-LD that can't close its script element. */
  readonly structuredData?: string | undefined;
  readonly manifest: string;
  /** The announcements above the header. */
  readonly topLines: string;
}

/** Lets the browser's search find text in hidden tab panels: React can't write `hidden="until-found"`. */
function makePanelsSearchable(html: string): string {
  return html.replace(/<[^>]* role="tabpanel"[^>]*>/g, (panel) =>
    panel.replace(/ hidden=""/, ' hidden="until-found"'),
  );
}

/**
 * Wraps what no visitor sees before opening it (`runtime/deferred-markup.ts`): the content of each `<div>` with
 * `data-deferred`, which holds no other one. Where its value is `searchable`, the browser's search finds its text.
 */
function defer(html: string): string {
  const [before = '', ...panels] = html.split(/(?=<div[^>]* data-deferred=")/);
  return [
    before,
    ...panels.map((panel) => {
      let depth = 0;
      const tags = [...panel.matchAll(/<(\/?)div\b[^>]*>/g)];
      const closing = tags.find(([, slash]) => (depth += slash ? -1 : 1) === 0);
      const end = closing?.index ?? panel.length;
      const start = panel.indexOf('>') + 1;
      const content = panel.slice(start, end);
      const text = panel.slice(0, start).includes('data-deferred="searchable"')
        ? `<span hidden="until-found">${content.replace(/(?:<[^>]*>)+/g, ' ')}</span>`
        : '';
      return `${panel.slice(0, start)}<template>${content}</template><noscript>${content}</noscript>${text}${panel.slice(end)}`;
    }),
  ].join('');
}

/** Returns the classes of what a visitor sees before the later sheet of a page has loaded. */
export function firstClasses(pages: readonly RenderedPage[]): ReadonlySet<string> {
  const islands = pages.flatMap(({ page, html }) => {
    const { above, main } = islandNamesOf(page.route);
    return [...above, ...main.slice(0, 1)].map((name) => html.get(name) ?? '');
  });
  return new Set(
    [...new Set(islands)].flatMap((html) =>
      [
        ...defer(html)
          .replace(/<(template|noscript)>.*?<\/\1>/gs, '')
          .matchAll(/ class="([^"]*)"/g),
      ].flatMap(([, names = '']) => names.split(' ')),
    ),
  );
}

/** Writes a complete HTML document. None of its content waits for a script, a font or an image. */
export function writeDocument(
  { locale, page, head, html, notice }: RenderedPage,
  files: DocumentFiles,
): string {
  const { script, theme, fontSheet, styles, deferredSheet, messages, structuredData } = files;
  const { above, main, below } = islandNamesOf(page.route);
  const hasLayout = above.length > 0;
  const direction = LOCALE_DIRECTIONS[locale] === 'rtl' ? ' dir="rtl"' : '';
  // Without scripts nothing scrolls to the section of `/s/{id}`.
  const toSection = page.sectionId
    ? `<meta http-equiv="refresh" content="0;url=${localizedPath('/', locale)}#${page.sectionId}">`
    : '';
  const [first, second, ...rest] = main;
  const write = (names: readonly (IslandName | undefined)[]) =>
    names.map((name) => {
      if (!name) return '';
      const attributes = Object.entries(islandAttributes(name, page, locale)).map(
        ([attribute, value]) => ` ${attribute}="${value}"`,
      );
      return `<div${attributes.join('')}>${defer(makePanelsSearchable(html.get(name) ?? ''))}</div>`;
    });
  return [
    `<!doctype html><html lang="${locale}"${direction} data-path="${page.url}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    // Stops browsers and extensions from darkening the page: it has a dark theme, and its codes must keep their
    // colors.
    '<meta name="color-scheme" content="light dark"><meta name="darkreader-lock">',
    // First, because chats read only the first kilobytes of a page. A navigation replaces these elements with its own.
    head.replace(/<(title|meta|link)\b/g, '<$1 data-page-head=""'),
    `<script>${script}</script>`,
    // Painting before the header and the first island have arrived would shift the layout.
    `<link rel="expect" href="#${second ? islandId(second) : MAIN_ID}" blocking="render">`,
    `<noscript><link rel="stylesheet" href="${fontSheet}">${toSection}</noscript>`,
    `<style>${theme}</style>`,
    styles,
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#EDECE6">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#11110F">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    // With credentials the request reuses the existing connection.
    `<link rel="manifest" href="${files.manifest}" crossorigin="use-credentials">`,
    structuredData ? `<script type="application/ld+json">${structuredData}</script>` : '',
    `</head><body><div id="${ROOT_ID}" data-locale="${locale}" data-route="${page.route}" data-messages="${messages}">`,
    hasLayout ? files.topLines : '',
    ...write(above),
    hasLayout ? `<main id="${MAIN_ID}" tabindex="-1">` : '',
    ...write([first]),
    // Content below this link is not painted until the sheet has loaded.
    deferredSheet === undefined ? '' : `<link rel="stylesheet" href="${deferredSheet}">`,
    ...write([second]),
    ...write(rest),
    hasLayout ? '</main>' : '',
    ...write(below),
    `${notice}</div></body></html>`,
  ].join('');
}
