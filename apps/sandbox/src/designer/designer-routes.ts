import type { Host } from '../hosts/host.ts';
import { renderCodePage } from '../pages/code-page.ts';
import type { Designer } from './designer.ts';

const URL = '/qr-code/builder';

/** Where the built page waits for what the server knows. */
const PLACE = '<!-- settings -->';

/** What the designer has to know of the other hosts. */
export interface DesignerSettings {
  /** Origins that may frame the designer, and that it sends its messages to. */
  parents: readonly string[];
  /** Where a page behind a code is made. */
  newPage: string;
}

/**
 * The QR designer at `/qr-code/builder`, its other files below it, framed by its parents only.
 * While it is not built a plain page draws the code of `?data=`.
 */
export function addDesignerRoutes(
  host: Host,
  designer: Designer,
  settings: DesignerSettings,
): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // The hash of nothing: styled-components adds its rules one by one to an empty element.
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types designer',
    `frame-ancestors ${settings.parents.join(' ')}`,
  ].join('; ');

  host.get(URL, (context) => {
    context.header('content-security-policy', policy);
    const page = designer.get('index.html');
    return page === undefined
      ? context.html(renderCodePage(context.req.query()))
      : context.body(writeSettings(page.bytes, settings), 200, { 'content-type': page.type });
  });

  host.get(`${URL}/:file{.+}`, (context) => {
    const path = context.req.param('file');
    const file = designer.get(path);
    if (file === undefined) return context.notFound();
    return context.body(new Uint8Array(file.bytes), 200, {
      'content-type': file.type,
      // The names of built assets change with their content.
      'cache-control': path.startsWith('assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    });
  });
}

/** Writes the settings as a block of JSON, which is data: the policy runs no script in the page. */
function writeSettings(page: Buffer, settings: DesignerSettings): string {
  // No sequence of characters in the values can end the block.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return page
    .toString()
    .replace(PLACE, () => `<script type="application/json" id="settings">${json}</script>`);
}
