import { createHash } from 'node:crypto';

/**
 * Returns the baseline of a page: the same HTML without scripts, script preloads and web fonts. JSON-LD stays, as it
 * costs both the same bytes.
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
