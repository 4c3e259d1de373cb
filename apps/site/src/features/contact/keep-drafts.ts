/** Name of the event before the application opens a document by itself. */
export const KEEP_DRAFTS = 'keep-drafts';

/** Has what is half written kept, because the application is about to open a document by itself. */
export function keepDrafts(): void {
  dispatchEvent(new Event(KEEP_DRAFTS));
}
