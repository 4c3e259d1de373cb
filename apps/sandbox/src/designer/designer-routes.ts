import { serveStatic } from '@hono/node-server/serve-static';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from '../hosts/host.ts';
import { renderNoticePage } from '../pages/page.ts';

const PATH = '/qr-code/builder';

const SETTINGS_PLACEHOLDER = '<!-- settings -->';

export interface DesignerSettings {
  /** Origins that may embed the designer, and to which it posts its messages. */
  parents: readonly string[];
  newPage: string;
}

/** Serves the built QR designer at `/qr-code/builder` and its assets below; only its parents may frame it. */
export function addDesignerRoutes(host: Host, folder: string, settings: DesignerSettings): void {
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
    const page = join(folder, 'index.html');
    return existsSync(page)
      ? context.html(writeSettings(readFileSync(page, 'utf8'), settings))
      : context.html(
          renderNoticePage({
            title: 'QR builder',
            text: 'The designer is not built yet.',
            passed: context.req.query(),
          }),
        );
  });

  // The page of a folder would lack the settings.
  host.get(`${PATH}/`, (context) => context.notFound());
  host.use(
    `${PATH}/*`,
    async (context, next) => {
      await next();
      if (!context.res.ok) return;
      // A worker has the policy of its own response, and loads its decoder.
      context.header('content-security-policy', policy);
      // Names of built assets contain a hash of their content.
      const isHashed = context.req.path.startsWith(`${PATH}/assets/`);
      context.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
    serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice(PATH.length) }),
  );
}

/** A JSON block is data, not a script, so the content security policy allows it. */
function writeSettings(page: string, settings: DesignerSettings): string {
  // Without `<` no value can end the script element.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return page.replace(
    SETTINGS_PLACEHOLDER,
    () => `<script type="application/json" id="settings">${json}</script>`,
  );
}
