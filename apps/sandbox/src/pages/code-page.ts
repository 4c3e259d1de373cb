import { html, raw } from 'hono/html';
import { codePath } from '../drawing/code.ts';
import { renderLayout, type Html } from './layout.ts';
import { renderWords } from './notice-page.ts';

/** Longest text whose code a phone still reads from a monitor. */
const MAX_BYTES = 600;

/** Stands in for the QR designer: the plain code of `data`, without options. */
export function renderCodePage(passed: Readonly<Record<string, string>>): Html {
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
          ? 'The designer is not built yet. This is the plain code of what was passed.'
          : `The designer is not built yet, and what was passed is too long for a code that a phone reads.`,
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
    <path fill="currentColor" d="${raw(path)}" />
  </svg>`;
}
