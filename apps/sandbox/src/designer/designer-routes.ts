import { html, raw } from 'hono/html';
import { codePath } from '../drawing/code.ts';
import type { Host } from '../hosts/host.ts';
import { renderLayout, type Html } from '../pages/layout.ts';
import { renderWords } from '../pages/notice-page.ts';
import type { Designer } from './designer.ts';

/** Longest text whose code a phone still reads from a monitor. */
const MAX_BYTES = 600;

/** Replaces the QR designer: the plain code of `data`, without options. */
function renderCodePage(passed: Readonly<Record<string, string>>): Html {
  const { data = '' } = passed;
  const isShort = Buffer.byteLength(data) <= MAX_BYTES;
  const code =
    data === '' || !isShort
      ? html`<div class="frame"></div>`
      : html`<div class="frame label">${drawLabel(data)}</div>`;
  return renderLayout(
    'QR builder',
    html`${renderWords({
        title: 'QR builder',
        text: isShort
          ? 'The designer is not built yet. This is the plain code of the data that was passed.'
          : `The designer is not built yet, and the data that was passed is too long for a code that a phone reads.`,
        passed,
      })}
      <div class="view">${code}</div>`,
  );
}

const QUIET_ZONE = 4;

function drawLabel(data: string): Html {
  const { size, path } = codePath(data);
  const edge = size + 2 * QUIET_ZONE;
  return html`<svg
    viewBox="-${QUIET_ZONE} -${QUIET_ZONE} ${edge} ${edge}"
    role="img"
    aria-label="QR code"
  >
    <path fill="currentColor" shape-rendering="crispEdges" d="${raw(path)}" />
  </svg>`;
}

const PATH = '/qr-code/builder';

const PLACE = '<!-- settings -->';

export interface DesignerSettings {
  /** Origins that may embed the designer, and to which it posts its messages. */
  parents: readonly string[];
  newPage: string;
}

/**
 * Serves the QR designer at `/qr-code/builder` and its assets below; only its parents may frame it. Without a build, a
 * plain page shows the code of `?data=`.
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
      ? context.html(renderCodePage(context.req.query()))
      : context.body(writeSettings(page.bytes, settings), 200, { 'content-type': page.type });
  });

  host.get(`${PATH}/:file{.+}`, (context) => {
    const path = context.req.param('file');
    const file = designer.get(path);
    if (file === undefined) return context.notFound();
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
