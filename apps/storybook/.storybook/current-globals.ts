import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { useSyncExternalStore } from 'react';
import { initialGlobals, type Globals } from './globals.ts';

let current = initialGlobals;
const listeners = new Set<() => void>();

function set(globals: Partial<Globals>): void {
  current = { ...initialGlobals, ...globals };
  for (const listener of listeners) listener();
}

const channel = addons.getChannel();
channel.on(SET_GLOBALS, ({ globals }: { globals: Partial<Globals> }) => {
  set(globals);
});
// Without what single stories ask for: a page has several of them.
channel.on(GLOBALS_UPDATED, ({ userGlobals }: { userGlobals: Partial<Globals> }) => {
  set(userGlobals);
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the toolbar says, for pages, which get no globals from Storybook. */
export function useCurrentGlobals(): Globals {
  return useSyncExternalStore(subscribe, () => current);
}
