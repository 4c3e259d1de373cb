import { useState, useSyncExternalStore } from 'react';
import { useQueryState } from '#features/query-state/useQueryState.ts';
import { LAYOUTS, type LayoutId } from './layouts/layouts.ts';
import { changeState, readState, writeState, type KitState } from './kit-state.ts';

/** Its name in the tab's own storage: what is typed here stays in the browser, so it is not in the URL. */
const STORAGE_KEY = 'print-kit';

/** The kit's state and what changes it. */
export interface Kit {
  readonly state: KitState;
  readonly change: (part: Partial<KitState>) => void;
  /** Whether the visitor has changed something since the page was opened. */
  readonly isChanged: boolean;
}

const never = () => () => undefined;
/** The prerendered page knows nothing of a visitor. */
const nothing = () => '';

function readStored(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    // Storage is blocked.
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
 * The kit's state. The tab keeps it, so that a reload and the same page in another language have it too; a link can say which
 * layout to begin with: `?layout=poster`, until the visitor chooses another.
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
