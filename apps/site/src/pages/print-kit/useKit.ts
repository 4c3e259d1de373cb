import { useState, useSyncExternalStore } from 'react';
import { useQueryState } from '#features/query-state/useQueryState.ts';
import { LAYOUTS, type LayoutId } from './layouts/layouts.ts';
import { changeState, readState, writeState, type KitState } from './kit-state.ts';

/** Session storage instead of the URL, so that the input stays in the browser. */
const STORAGE_KEY = 'print-kit';

export interface Kit {
  readonly state: KitState;
  readonly change: (part: Partial<KitState>) => void;
  readonly isChanged: boolean;
}

const never = () => () => undefined;
/** Nothing is stored while prerendering. */
const nothing = () => '';

function readStored(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

interface Asked {
  readonly layout?: LayoutId | undefined;
}

const NOTHING: Asked = {};

const IN_URL = {
  names: ['layout'],
  read: (search: string): Asked => {
    const asked = new URLSearchParams(search).get('layout');
    return { layout: LAYOUTS.find((known) => known === asked) };
  },
  write: ({ layout }: Asked) => (layout ? `layout=${layout}` : ''),
};

/**
 * State of the kit, kept in session storage for reloads and for the page in another language. A link can preselect a
 * layout (`?layout=poster`) until the visitor chooses another.
 */
export function useKit(initial: KitState): Kit {
  const stored = useSyncExternalStore(never, readStored, nothing);
  const [{ layout }, ask] = useQueryState(NOTHING, IN_URL);
  const [changed, setChanged] = useState<KitState>();
  const kept = changed ?? readState(stored, initial);
  const state = layout ? changeState(kept, { layout }) : kept;

  return {
    state,
    isChanged: changed !== undefined,
    change(part) {
      const next = changeState(state, part);
      setChanged(next);
      if (layout && layout !== next.layout) ask({ layout: undefined });
      try {
        sessionStorage.setItem(STORAGE_KEY, writeState(next, initial));
      } catch {
        // Storage is blocked or full: the page works without.
      }
    },
  };
}
