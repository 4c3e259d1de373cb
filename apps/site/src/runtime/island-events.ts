/** Events between the inline script and the client entry, dispatched on the element of an island. */
export type IslandEvent =
  /** A visitor has interacted with it, or scrolled to it. */
  | 'island-needed'
  | 'island-loaded'
  | 'island-hydrated'
  /** It has thrown, or its code failed to load and is retried. The error is the event's `detail`. */
  | 'island-failed'
  | 'island-removed';

export function dispatchIslandEvent(island: Element, type: IslandEvent, error?: unknown): void {
  island.dispatchEvent(new CustomEvent(type, { detail: error }));
}
