import { createHash } from 'node:crypto';

/** The parts of a page that are not its own. */
export interface DocumentFrame {
  /** The one inline script. */
  readonly boot: string;
  /** Text of the style block that every page has: tokens, fallback faces and base. */
  readonly theme: string;
  /** Address of the style sheet with the web faces, for readers without script. */
  readonly fontSheet: string;
  readonly rootId: string;
  readonly mainId: string;
  readonly firstViewEndId: string;
}

/** The parts of a page that are. */
export interface DocumentParts {
  readonly locale: string;
  readonly head: string;
  /** A `<style>` element, or a link to a style sheet. */
  readonly styles: string;
  readonly body: string;
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
  const { locale, head, styles, body, screen, messages, structuredData, manifest } = parts;
  return [
    `<!doctype html><html lang="${locale}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${frame.boot}</script>`,
    // What is painted while half of it is still coming in would move: the header, and the first part of some screens.
    `<link rel="expect" href="#${firstViewEnd(frame, body)}" blocking="render">`,
    `<noscript><link rel="stylesheet" href="${frame.fontSheet}"></noscript>`,
    `<style>${frame.theme}</style>`,
    styles,
    head,
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

/** Id of the element that is expected before the first paint. */
function firstViewEnd({ firstViewEndId, mainId }: DocumentFrame, body: string): string {
  return body.includes(` id="${firstViewEndId}"`) ? firstViewEndId : mainId;
}

/** The hash of an inline block as the content security policy names it. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * The text inside a style element.
 *
 * @throws Error when the element is not exactly one style element
 */
export function styleText(element: string): string {
  const text = /^<style\b[^>]*>([^<]*)<\/style>$/.exec(element.trim())?.[1];
  if (text === undefined) {
    throw new Error(
      '[site] A screen did not collect exactly one style element, so the security policy cannot name it by one hash. Render all of a screen with one style sheet.',
    );
  }
  return text;
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
