import { createHash } from 'node:crypto';

/**
 * The baseline of a page: the same HTML with all scripts, script preloads and web fonts removed. What
 * a search engine reads (JSON-LD) stays, for it costs its bytes in both.
 */
export function baselinePage(html: string): string {
  return html
    .replace(/<script\b([^>]*)>[\s\S]*?<\/script\s*>/gi, (element, attributes: string) =>
      /type\s*=\s*["']?application\/ld\+json/i.test(attributes) ? element : '',
    )
    .replace(/<link\b[^>]*>/gi, (element) => (preloadsScriptOrFont(element) ? '' : element))
    .replace(
      /(<style\b[^>]*>)([\s\S]*?)(<\/style\s*>)/gi,
      (_, start: string, css: string, end: string) =>
        [start, css.replace(/@font-face\s*\{[^}]*\}/gi, ''), end].join(''),
    );
}

/** `sha256-…` of each style block of a page, as the content security policy wants it. */
export function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi)].map(
    ([, css = '']) => `sha256-${createHash('sha256').update(css).digest('base64')}`,
  );
}

function preloadsScriptOrFont(link: string): boolean {
  return (
    /\brel\s*=\s*["']?modulepreload/i.test(link) ||
    (/\brel\s*=\s*["']?preload/i.test(link) && /\bas\s*=\s*["']?(?:script|font)/i.test(link))
  );
}
