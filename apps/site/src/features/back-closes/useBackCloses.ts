import { useEffect, useEffectEvent } from 'react';

/** State of the history's entry that the back button takes away. */
interface EntryState {
  readonly closes?: true;
}

/** Whether the entry of the history is one that only closes what fills the screen. */
export const isClosingEntry = (): boolean => (history.state as EntryState | null)?.closes === true;

// The way back from a document that was opened from inside the menu, or a reload: what the entry closes is closed already.
if (typeof window !== 'undefined') {
  addEventListener('pageshow', () => {
    if (isClosingEntry()) history.back();
  });
}

function watchClose(onBack: () => void): () => void {
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', onBack);
  return () => {
    watcher.destroy();
  };
}

function addEntry(onBack: () => void, isFollowed: () => boolean): () => void {
  history.pushState({ closes: true } satisfies EntryState, '');
  // The step of what was closed just before may still be to come.
  const onPop = () => {
    if (!isClosingEntry()) onBack();
  };
  addEventListener('popstate', onPop);
  return () => {
    removeEventListener('popstate', onPop);
    if (isClosingEntry() && !isFollowed()) history.back();
  };
}

/**
 * Closes what fills the screen when a visitor goes back, as on a phone: by `CloseWatcher` where the browser has it, else by an entry
 * in the history.
 *
 * @param isFollowed whether it closed because a link in it leads elsewhere, which must not be interrupted
 */
export function useBackCloses(
  isOpen: boolean,
  close: () => void,
  isFollowed: () => boolean = () => false,
): void {
  const onBack = useEffectEvent(close);
  const isLeaving = useEffectEvent(isFollowed);
  useEffect(() => {
    if (!isOpen) return undefined;
    const goBack = () => {
      onBack();
    };
    return 'CloseWatcher' in window ? watchClose(goBack) : addEntry(goBack, () => isLeaving());
  }, [isOpen]);
}
