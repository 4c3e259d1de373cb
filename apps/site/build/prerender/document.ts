import type { RenderedPage, RenderedPart } from '../../src/app/entry-prerender.tsx';

/** What is the same in every document. */
export interface DocumentFrame {
  /** The one inline script. */
  readonly script: string;
  /** Text of the style block that every page has: tokens, fallback fonts and base. */
  readonly theme: string;
  /** Address of the style sheet with the web fonts, for readers without script. */
  readonly fontSheet: string;
  readonly rootId: string;
  readonly mainId: string;
  readonly noticeId: string;
}

/** What stands beside the parts of a page. */
export interface DocumentFiles {
  /** `<style>` elements, or a link to a style sheet. */
  readonly styles: string;
  /** Address of the sheet of what is below the first part, where the page has one. */
  readonly deferredSheet?: string | undefined;
  /** Address of the texts that the page is hydrated with. */
  readonly messages: string;
  /** JSON-LD, safe to stand in a script element; none on pages that have nothing to tell. */
  readonly structuredData?: string | undefined;
  /** Address of the web manifest. */
  readonly manifest: string;
}

/** Id of what comes after the first part: the page is painted when all before it is there. */
const SECOND_ID = 'second-part';

const partHtml = ({ name, html }: RenderedPart, id?: string) =>
  `<div${id === undefined ? '' : ` id="${id}"`} data-page-part="${name}">${html}</div>`;

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Writes a complete HTML document with the parts of a page side by side. Nothing in it waits for a script, a font or a picture. */
export function writeDocument(
  { script, theme, fontSheet, rootId, mainId, noticeId }: DocumentFrame,
  { locale, screen, head, parts, notices }: RenderedPage,
  { styles, deferredSheet, messages, structuredData, manifest }: DocumentFiles,
): string {
  const isBare = parts.above.length === 0;
  const [first, second, ...rest] = parts.main;
  return [
    `<!doctype html><html lang="${locale}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${script}</script>`,
    // What is painted while half of it is still coming in would move: the header and the first part.
    `<link rel="expect" href="#${second ? SECOND_ID : mainId}" blocking="render">`,
    `<noscript><link rel="stylesheet" href="${fontSheet}"></noscript>`,
    `<style>${theme}</style>`,
    styles,
    // A navigation takes them away, and renders its own.
    head.replace(/<(title|meta|link)\b/g, '<$1 data-page-head=""'),
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#EDECE6">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#11110F">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    // With credentials it comes over the connection that is there already.
    `<link rel="manifest" href="${manifest}" crossorigin="use-credentials">`,
    structuredData ? `<script type="application/ld+json">${structuredData}</script>` : '',
    `</head><body><div id="${rootId}" data-screen="${screen}" data-messages="${messages}">`,
    ...parts.above.map((part) => partHtml(part)),
    isBare ? '' : `<main id="${mainId}" tabindex="-1">`,
    first ? partHtml(first) : '',
    // What stands below it is not painted before it is there.
    deferredSheet === undefined ? '' : `<link rel="stylesheet" href="${deferredSheet}">`,
    second ? partHtml(second, SECOND_ID) : '',
    ...rest.map((part) => partHtml(part)),
    isBare ? '' : '</main>',
    ...parts.below.map((part) => partHtml(part)),
    `<p id="${noticeId}" role="status" data-unreachable="${attribute(notices.unreachable)}" data-outdated="${attribute(notices.outdated)}"></p>`,
    '</div></body></html>',
  ].join('');
}
