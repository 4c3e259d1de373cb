import { addToRegion, getDocumentRegion, onRest } from './live-region.js';

const waiting = new Map<string, () => void>();

/**
 * Lets screen readers say a text once, 700 ms from now and from the last key in a field; the same text again within that time is said
 * once too. For what an event handler knows. For a text that is rendered use `useAnnouncement`.
 *
 * @param text What is said, as plain text; nothing is said of an empty one.
 */
export function announce(text: string): void {
  waiting.get(text)?.();
  if (text.trim() === '') return;
  // Before the text is added: screen readers announce what is added to a region that they know.
  const region = getDocumentRegion();
  const cancel = onRest(() => {
    waiting.delete(text);
    addToRegion(region, text);
  });
  waiting.set(text, cancel);
}
