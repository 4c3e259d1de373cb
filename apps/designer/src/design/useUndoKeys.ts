import { useEffect, type Dispatch } from 'react';
import type { DesignAction } from './design-history.ts';

/**
 * The keys of undo and redo, wherever the focus is: fields are parts of the design, so a step takes back what was typed too. A field
 * with `data-own-undo` keeps those of the browser.
 *
 * @param dispatch stable, as React's is
 */
export function useUndoKeys(dispatch: Dispatch<DesignAction>): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const action = undoActionOf(event);
      if (action === undefined || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('[data-own-undo]')) return;
      event.preventDefault();
      dispatch({ type: action });
    };
    addEventListener('keydown', handle);
    return () => {
      removeEventListener('keydown', handle);
    };
  }, [dispatch]);
}

/** What a key asks for: Ctrl or Command with Z, with Shift and Z, or with Y. */
export function undoActionOf({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>):
  'undo' | 'redo' | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  const pressed = key.toLowerCase();
  if (pressed === 'z') return shiftKey ? 'redo' : 'undo';
  return pressed === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}
