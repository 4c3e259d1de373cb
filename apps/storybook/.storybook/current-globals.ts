import {
  GLOBALS_UPDATED,
  RESET_STORY_ARGS,
  SET_GLOBALS,
  UPDATE_STORY_ARGS,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { useSyncExternalStore } from 'react';
import { initialGlobals, type Globals } from './globals.ts';
import { storeCustomBrand, loadCustomBrand } from './brands.ts';

export interface CurrentGlobals extends Globals {
  readonly customBrand: string;
}

interface GlobalsStore {
  readonly get: () => CurrentGlobals;
  readonly subscribe: (listener: () => void) => () => void;
}

declare global {
  interface Window {
    /**
     * The store of this document, for the stories in its iframes: Storybook sends the toolbar's globals to the page
     * only.
     */
    globalsOfPage?: GlobalsStore;
  }
}

let current: CurrentGlobals = { ...initialGlobals, customBrand: loadCustomBrand() };
const listeners = new Set<() => void>();

const pageStore: GlobalsStore = {
  get: () => current,
  subscribe: (listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

function set(globals: Partial<CurrentGlobals>): void {
  current = { ...initialGlobals, customBrand: current.customBrand, ...globals };
  for (const listener of listeners) listener();
}

export function setCustomBrand(customBrand: string): void {
  storeCustomBrand(customBrand);
  set({ ...current, customBrand });
}

const channel = addons.getChannel();
channel.on(SET_GLOBALS, ({ globals }: { globals: Partial<Globals> }) => set(globals));
// Without the globals of single stories: a page has several of them.
channel.on(GLOBALS_UPDATED, ({ userGlobals }: { userGlobals: Partial<Globals> }) =>
  set(userGlobals),
);

const framesOf = (storyId: string) =>
  document.querySelectorAll<HTMLIFrameElement>(`iframe[id='iframe--${CSS.escape(storyId)}']`);

window.globalsOfPage = pageStore;

// The controls of a page also apply to the story in an iframe.
for (const type of [UPDATE_STORY_ARGS, RESET_STORY_ARGS]) {
  channel.on(type, (change: { storyId: string }) => {
    const event = { type, args: [change], from: 'page' };
    for (const { contentWindow } of framesOf(change.storyId)) {
      contentWindow?.postMessage(
        JSON.stringify({ key: 'storybook-channel', event }),
        window.location.origin,
      );
    }
  });
}

/** The store of the docs page around a story in an iframe; undefined for a story on its own. */
function storeOfPage(): GlobalsStore | undefined {
  try {
    return window.parent === window ? undefined : window.parent.globalsOfPage;
  } catch {
    // The parent is of another origin.
    return undefined;
  }
}

const parentStore = storeOfPage();
const subscribeToNothing = () => () => undefined;

/** The globals of the toolbar, for docs pages, which receive none from Storybook. */
export function useCurrentGlobals(): CurrentGlobals {
  return useSyncExternalStore(pageStore.subscribe, pageStore.get);
}

/** The globals of the docs page around a story in an iframe; undefined for a story on its own. */
export function useGlobalsOfPage(): CurrentGlobals | undefined {
  return useSyncExternalStore(parentStore?.subscribe ?? subscribeToNothing, () =>
    parentStore?.get(),
  );
}
