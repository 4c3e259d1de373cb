import { useEffect, useEffectEvent } from 'react';
import { isUnmodifiedClick } from '#runtime/dom-events.ts';

/** State of a history entry that exists only to be removed by the back button. */
interface EntryState {
  readonly closes?: true;
}

export const isClosingEntry = (): boolean => (history.state as EntryState | null)?.closes === true;

/** After a reload, or a return from a document opened inside the overlay, the overlay is closed already. */
function leaveClosingEntry(): void {
  if (isClosingEntry()) history.back();
}

if (typeof window !== 'undefined') {
  addEventListener('pageshow', leaveClosingEntry);
  // `pageshow` fired before this module ran.
  if (document.readyState === 'complete') leaveClosingEntry();
}

function watchClose(onBack: () => void): () => void {
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', onBack);
  return () => watcher.destroy();
}

function addEntry(onBack: () => void): () => void {
  history.pushState({ closes: true } satisfies EntryState, '');
  let isFollowed = false;
  const closed = new AbortController();
  const { signal } = closed;
  // The `back()` of an overlay that closed just before may still be pending.
  const onPop = () => {
    if (!isClosingEntry()) onBack();
  };
  // `history.back()` would abort the navigation of a link that closes the overlay.
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

/** Closes an overlay when the visitor goes back: by `CloseWatcher`, else a history entry that a link replaces. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const goBack = () => onBack();
    return 'CloseWatcher' in window ? watchClose(goBack) : addEntry(goBack);
  }, [isOpen]);
}
