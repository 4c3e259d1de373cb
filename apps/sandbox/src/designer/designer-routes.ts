import type { Host } from '../hosts/host.ts';
import { renderNoticePage } from '../pages/notice-page.ts';
import type { Designer } from './designer.ts';

const PATH = '/qr-code/builder';

const PLACE = '<!-- settings -->';

export interface DesignerSettings {
  /** Origins that may embed the designer, and to which it posts its messages. */
  parents: readonly string[];
  newPage: string;
}

/**
 * Serves the QR designer at `/qr-code/builder` and its assets below; only its parents may frame it.
 */
export function addDesignerRoutes(
  host: Host,
  designer: Designer,
  settings: DesignerSettings,
): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // Hash of the empty string: styled-components inserts its rules one by one into an empty element.
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types waypage-codes',
    `frame-ancestors ${settings.parents.join(' ')}`,
  ].join('; ');

  host.get(PATH, (context) => {
    context.header('content-security-policy', policy);
    const page = designer.get('index.html');
    return page === undefined
      ? context.html(
          renderNoticePage({
            title: 'QR builder',
            text: 'The designer is not built yet.',
            passed: context.req.query(),
          }),
        )
      : context.body(writeSettings(page.bytes, settings), 200, { 'content-type': page.type });
  });

  host.get(`${PATH}/:file{.+}`, (context) => {
    const path = context.req.param('file');
    const file = designer.get(path);
    if (file === undefined) return context.notFound();
    // A worker has the policy of its own response, and loads its decoder.
    context.header('content-security-policy', policy);
    return context.body(new Uint8Array(file.bytes), 200, {
      'content-type': file.type,
      // Names of built assets contain a hash of their content.
      'cache-control': path.startsWith('assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    });
  });
}

/** A JSON block is data, not a script, so the content security policy allows it. */
function writeSettings(page: Buffer, settings: DesignerSettings): string {
  // Without `<` no value can end the script element.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return page
    .toString()
    .replace(PLACE, () => `<script type="application/json" id="settings">${json}</script>`);
}
