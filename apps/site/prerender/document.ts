import { createHash } from 'node:crypto';

/** The parts of a page that are not its own. */
export interface DocumentFrame {
  /** The one inline script. */
  readonly script: string;
  /** Text of the style block that every page has: tokens, fallback faces and base. */
  readonly theme: string;
  /** Address of the style sheet with the web faces, for readers without script. */
  readonly fontSheet: string;
  readonly rootId: string;
}

/** The parts of a page that are. */
export interface DocumentParts {
  readonly locale: string;
  readonly head: string;
  /** A `<style>` element, or a link to a style sheet. */
  readonly styles: string;
  readonly body: string;
  /** Id of the element that the first paint waits for. */
  readonly expected: string;
  /** Name of the screen that the body holds. */
  readonly screen: string;
  /** Address of the texts that it is hydrated with. */
  readonly messages: string;
  /** JSON-LD, safe to stand in a script element; none on pages that have nothing to tell. */
  readonly structuredData?: string | undefined;
  /** Address of the web manifest. */
  readonly manifest: string;
}

/** Writes a complete HTML document. Nothing in it waits for a script, a font or a picture. */
export function writeDocument(frame: DocumentFrame, parts: DocumentParts): string {
  const { locale, head, styles, body, expected, screen, messages, structuredData, manifest } =
    parts;
  return [
    `<!doctype html><html lang="${locale}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${frame.script}</script>`,
    // What is painted while half of it is still coming in would move: the header and the first part.
    `<link rel="expect" href="#${expected}" blocking="render">`,
    `<noscript><link rel="stylesheet" href="${frame.fontSheet}"></noscript>`,
    `<style>${frame.theme}</style>`,
    styles,
    // A navigation takes them away, and renders its own.
    head.replace(/<(title|meta|link)\b/g, '<$1 data-page-head=""'),
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#EDECE6">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#11110F">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    // With credentials it comes over the connection that is there already.
    `<link rel="manifest" href="${manifest}" crossorigin="use-credentials">`,
    structuredData ? `<script type="application/ld+json">${structuredData}</script>` : '',
    `</head><body><div id="${frame.rootId}" data-screen="${screen}" data-messages="${messages}">${body}</div>`,
    '</body></html>',
  ].join('');
}

/** The hash of an inline block as the content security policy names it. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * Checks what the security policy forbids in prerendered markup.
 *
 * @throws Error that quotes the first inline style attribute or event handler
 */
export function assertStrictMarkup(address: string, html: string): void {
  const found = /<[a-z][^<>]*\s(?:style|on[a-z]+)="[^"]*"/i.exec(html)?.[0];
  if (found === undefined) return;
  throw new Error(
    `[site] ${address} has an inline style or handler, which the security policy blocks: ${found.slice(-160)}. Put the value into a style sheet.`,
  );
}
