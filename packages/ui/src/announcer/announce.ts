import { addToRegion, getDocumentRegion, REST_MS } from './live-region.js';

const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Lets screen readers say a text once, 700 ms from now; the same text again within that time is said
 * once too. For what an event handler knows. For a text that is rendered use `useAnnouncement`.
 *
 * @param text What is said, as plain text; nothing is said of an empty one.
 */
export function announce(text: string): void {
  clearTimeout(waiting.get(text));
  if (text.trim() === '') return;
  // Before the text is added: screen readers announce what is added to a region that they know.
  const region = getDocumentRegion();
  const timer = setTimeout(() => {
    waiting.delete(text);
    addToRegion(region, text);
  }, REST_MS);
  waiting.set(text, timer);
}
