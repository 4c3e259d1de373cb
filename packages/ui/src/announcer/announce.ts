import { listen } from '../internal/listen.js';

/** Milliseconds without another change or key press in a field before a text is announced. */
const PAUSE_MS = 700;

/** Milliseconds after which an announced text is removed, so that a visitor who reads on does not come across it. */
const REMOVE_AFTER_MS = 2000;

const MARK = 'data-waypage-announcer';

/**
 * Props of a region whose additions are announced, each once. No `aria-relevant`: with it NVDA is silent in some
 * browsers.
 */
export const liveRegionProps = { role: 'log', 'aria-live': 'polite' } as const;

export function getDocumentRegion(): Element {
  const existing = document.querySelector(`[${MARK}]`);
  if (existing) return existing;
  const region = document.createElement('div');
  for (const [name, value] of Object.entries(liveRegionProps)) region.setAttribute(name, value);
  region.setAttribute(MARK, '');
  // Property by property: a strict Content Security Policy refuses a `style` attribute.
  Object.assign(region.style, {
    position: 'absolute',
    insetBlockStart: '0',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  document.body.append(region);
  return region;
}

/**
 * Calls back after a pause in which the page is visible. A text may stay the same for long while the visitor types, so
 * each key press in a field restarts the wait.
 *
 * @returns a function that cancels the call
 */
export function afterPause(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (document.hidden) return;
      end();
      callback();
    }, PAUSE_MS);
  };
  const stops = [
    listen(document, 'input', start, { capture: true }),
    listen(document, 'visibilitychange', start),
  ];
  const end = () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
  start();
  return end;
}

/**
 * Adds a text to an existing region. Always as a new element: a screen reader then announces it even if it equals the
 * last one. A page that is hidden meanwhile (another tab has opened) announces it again when it is visible.
 */
export function addToRegion(region: Element, text: string): void {
  const line = document.createElement('div');
  line.textContent = text;
  region.append(line);
  const end = () => {
    clearTimeout(timer);
    stop();
    line.remove();
  };
  const stop = listen(document, 'visibilitychange', () => {
    end();
    afterPause(() => addToRegion(region, text));
  });
  const timer = setTimeout(end, REMOVE_AFTER_MS);
}

const pending = new Map<string, () => void>();

/**
 * Announces a text to screen readers once, 700 ms after the call and after the last key press in a field; the same text
 * within that time is announced once. For event handlers. For a rendered text use `useAnnouncement`.
 *
 * @param text Plain text; an empty one is not announced.
 */
export function announce(text: string): void {
  pending.get(text)?.();
  if (text.trim() === '') return;
  // Before the text is added: screen readers announce only additions to a region that they know.
  const region = getDocumentRegion();
  const cancel = afterPause(() => {
    pending.delete(text);
    addToRegion(region, text);
  });
  pending.set(text, cancel);
}
