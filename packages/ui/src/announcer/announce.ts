import { addToRegion, getDocumentRegion, onRest } from './live-region.js';

const waiting = new Map<string, () => void>();

/**
 * Announces a text to screen readers once, 700 ms after the call and after the last key press in a field; the same text
 * within that time is announced once. For event handlers. For a rendered text use `useAnnouncement`.
 *
 * @param text Plain text; an empty one is not announced.
 */
export function announce(text: string): void {
  waiting.get(text)?.();
  if (text.trim() === '') return;
  // Before the text is added: screen readers announce only additions to a region that they know.
  const region = getDocumentRegion();
  const cancel = onRest(() => {
    waiting.delete(text);
    addToRegion(region, text);
  });
  waiting.set(text, cancel);
}
