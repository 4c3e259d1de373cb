import { useEffect, useEffectEvent } from 'react';
import { isUnmodifiedClick } from '#browser/unmodified-click.ts';

/** State of the history's entry that the back button takes away. */
interface EntryState {
  readonly closes?: true;
}

/** Whether the entry of the history is one that only closes what fills the screen. */
export const isClosingEntry = (): boolean => (history.state as EntryState | null)?.closes === true;

/** Leaves an entry after a reload, or on the way back from a document that was opened inside: what it closes is closed already. */
function leaveClosingEntry(): void {
  if (isClosingEntry()) history.back();
}

if (typeof window !== 'undefined') {
  addEventListener('pageshow', leaveClosingEntry);
  // Then the event was before this code.
  if (document.readyState === 'complete') leaveClosingEntry();
}

function watchClose(onBack: () => void): () => void {
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', onBack);
  return () => {
    watcher.destroy();
  };
}

function addEntry(onBack: () => void): () => void {
  history.pushState({ closes: true } satisfies EntryState, '');
  let isFollowed = false;
  const closed = new AbortController();
  const { signal } = closed;
  // The step of what was closed just before may still be to come.
  const onPop = () => {
    if (!isClosingEntry()) onBack();
  };
  // A step back would end the navigation of a link that closes it.
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    isFollowed = link?.target === '' && isUnmodifiedClick(event);
  };
  addEventListener('popstate', onPop, { signal });
  addEventListener('click', onClick, { capture: true, signal });
  return () => {
    closed.abort();
    if (isClosingEntry() && !isFollowed) history.back();
  };
}

/**
 * Closes what fills the screen when a visitor goes back, as on a phone: by `CloseWatcher` where the browser has it, else by an entry
 * in the history, which a link that is followed meanwhile replaces.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const goBack = () => {
      onBack();
    };
    return 'CloseWatcher' in window ? watchClose(goBack) : addEntry(goBack);
  }, [isOpen]);
}
