import {
  GLOBALS_UPDATED,
  RESET_STORY_ARGS,
  SET_GLOBALS,
  UPDATE_STORY_ARGS,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { useSyncExternalStore } from 'react';
import { initialGlobals, type Globals } from './globals.ts';

/** The choices of the toolbar, as a store for React. */
interface GlobalsStore {
  readonly get: () => Globals;
  readonly subscribe: (listener: () => void) => () => void;
}

declare global {
  interface Window {
    /** The store of this document, for the stories that a page shows in frames: Storybook sends the toolbar's choices to the page only. */
    globalsOfPage?: GlobalsStore;
  }
}

let current = initialGlobals;
const listeners = new Set<() => void>();

const own: GlobalsStore = {
  get: () => current,
  subscribe: (listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

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

/** The frames in which a page shows a story. */
const framesOf = (storyId: string) =>
  document.querySelectorAll<HTMLIFrameElement>(`iframe[id='iframe--${CSS.escape(storyId)}']`);

window.globalsOfPage = own;

// The controls of a page also set the story that is in a frame.
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

/** The store of the page around a story in a frame; undefined for a story that is shown alone. */
function storeOfPage(): GlobalsStore | undefined {
  try {
    return window.parent === window ? undefined : window.parent.globalsOfPage;
  } catch {
    // A page of another origin.
    return undefined;
  }
}

const framed = storeOfPage();
const subscribeToNothing = () => () => undefined;

/** What the toolbar says, for pages, which get no globals from Storybook. */
export function useCurrentGlobals(): Globals {
  return useSyncExternalStore(own.subscribe, own.get);
}

/** What the toolbar says for the page around a story in a frame; undefined for a story that is shown alone. */
export function useGlobalsOfPage(): Globals | undefined {
  return useSyncExternalStore(framed?.subscribe ?? subscribeToNothing, () => framed?.get());
}
