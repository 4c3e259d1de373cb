/** Milliseconds without another change, and without another key in a field, after which a text is announced. */
const REST_MS = 700;

/** Milliseconds after which an announced text leaves its region: a visitor who reads on meets none. */
const STAY_MS = 7000;

const MARK = 'data-waypage-announcer';

/**
 * What makes an element a region whose additions are announced, each once. Without `aria-relevant`: with it, NVDA is silent in
 * some browsers.
 */
export const liveRegionProps = { role: 'log', 'aria-live': 'polite' } as const;

/** Returns the region of the document, which is added at the end of its body when it is missing. */
export function getDocumentRegion(): Element {
  const existing = document.querySelector(`[${MARK}]`);
  if (existing) return existing;
  const region = document.createElement('div');
  for (const [name, value] of Object.entries(liveRegionProps)) region.setAttribute(name, value);
  region.setAttribute(MARK, '');
  // Property by property: a strict policy refuses a `style` attribute.
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
 * Calls back once the visitor rests. A text may stay the same for long while a URL is typed, so each key in a field is waited
 * for too.
 *
 * @returns a function that prevents the call
 */
export function onRest(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      end();
      callback();
    }, REST_MS);
  };
  const end = () => {
    clearTimeout(timer);
    document.removeEventListener('input', start, true);
  };
  document.addEventListener('input', start, true);
  start();
  return end;
}

/**
 * Adds a text to a region that was in the document before. Always a new element: a screen reader
 * announces an addition also when it has the words of the last one.
 */
export function addToRegion(region: Element, text: string): void {
  const line = document.createElement('div');
  line.textContent = text;
  region.append(line);
  setTimeout(() => {
    line.remove();
  }, STAY_MS);
}
