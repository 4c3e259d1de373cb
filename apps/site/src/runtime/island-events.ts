/** What happens to an island for good. It is an attribute of the element too (`data-hydrated`), for later clicks. */
export type IslandState = 'hydrated' | 'failed' | 'removed';

/** Events between the inline script and the client entry, dispatched on the element of an island. */
export type IslandEvent =
  | `island-${IslandState}`
  /** A visitor has interacted with it, or scrolled to it. */
  | 'island-needed'
  /** Its code failed to load and is retried. The error is the event's `detail`. */
  | 'island-delayed'
  | 'island-loaded';

export function dispatchIslandEvent(island: Element, type: IslandEvent, error?: unknown): void {
  island.dispatchEvent(new CustomEvent(type, { detail: error }));
}

/** Sets the state of an island, and dispatches its event: `failed` has thrown, `removed` has left with its page. */
export function setIslandState(island: Element, state: IslandState): void {
  for (const other of ['hydrated', 'failed', 'removed'] satisfies IslandState[])
    island.toggleAttribute(`data-${other}`, other === state);
  dispatchIslandEvent(island, `island-${state}`);
}
