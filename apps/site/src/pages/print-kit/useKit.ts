import type { Alphabets } from '@waypage/codes/draw';
import { LAYOUTS, loadAlphabets, type LayoutId } from '@waypage/codes/print';
import { campaignPath } from '@waypage/content/desk/in-browsers';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useQueryState, type QueryParameters } from '#features/query-state/useQueryState.ts';
import { withFallback } from '#services/with-fallback.ts';
import { TYPED_KEYS } from '#services/typed-keys.ts';
import { hosts } from '#services/hosts.ts';
import { changeState, contentOf, readState, writeState, type KitState } from './kit-state.ts';

/** The letters once they have loaded; until then, the preview shows only the codes. */
export function useLetters(): Alphabets | undefined {
  const [letters, setLetters] = useState<Alphabets>();
  useEffect(() => {
    let isUnmounted = false;
    void loadAlphabets().then(
      (loaded) => {
        if (isUnmounted) return;
        // A transition, because all images and the sheet are drawn again.
        startTransition(() => setLetters(loaded));
      },
      // The next visit of the page tries again; the buttons for files report the error.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  return letters;
}

type PrintTarget = 'sheet' | 'strip';

/**
 * The content to print, and a function that opens the print dialog with it. Before, it is `undefined` and browsers
 * print the page as usual. It stays set afterwards, because some browsers capture it only after `afterprint`.
 */
export function usePrint(): readonly [PrintTarget | undefined, (target: PrintTarget) => void] {
  const [printTarget, setPrintTarget] = useState<PrintTarget>();
  return [
    printTarget,
    (target) => {
      // The dialog captures the DOM at this moment.
      flushSync(() => setPrintTarget(target));
      print();
    },
  ];
}

/** Session storage instead of the URL, so that the input stays in the browser. */
const STORAGE_KEY = TYPED_KEYS.printKit;

const subscribeToNothing = () => () => undefined;
/** Nothing is stored while prerendering. */
const getServerSnapshot = () => '';

const readStored = () => withFallback(() => sessionStorage.getItem(STORAGE_KEY), null) ?? '';

interface Preselection {
  readonly layout?: LayoutId | undefined;
  /** Name of a short campaign URL to print. */
  readonly campaign?: string | undefined;
}

const NO_PRESELECTION: Preselection = {};

const QUERY_PARAMETERS: QueryParameters<Preselection> = {
  layout: { name: 'layout', read: ([id]) => LAYOUTS.find((layout) => layout === id) },
  campaign: { name: 'go', read: ([name]) => (name === '' ? undefined : name) },
};

/**
 * State of the kit, kept in session storage for reloads and for the page in another language. A link can preselect a
 * layout (`?layout=poster`) and the short URL of a campaign (`?go=spring-poster`) until the visitor chooses another.
 */
export function useKit(initial: KitState) {
  const stored = useSyncExternalStore(subscribeToNothing, readStored, getServerSnapshot);
  const [{ layout, campaign }, preselect] = useQueryState(NO_PRESELECTION, QUERY_PARAMETERS);
  const [changed, setChanged] = useState<KitState>();
  const currentState = changed ?? readState(stored, initial);
  const url = campaign && hosts.marketingHost + campaignPath(encodeURIComponent(campaign));
  const preselected = {
    ...(layout && { layout }),
    ...(url && { source: 'address' as const, url }),
  };
  const state = layout || url ? changeState(currentState, preselected) : currentState;

  return {
    state,
    isChanged: changed !== undefined,
    change: (part: Partial<KitState>) => {
      const next = changeState(state, part);
      setChanged(next);
      if (layout && layout !== next.layout) preselect({ layout: undefined });
      if (url && contentOf(next) !== url) preselect({ campaign: undefined });
      // The page works without storage, which may be blocked or full.
      withFallback(() => sessionStorage.setItem(STORAGE_KEY, writeState(next, initial)), undefined);
    },
  };
}
