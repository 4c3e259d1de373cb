import { useEffect, type Dispatch } from 'react';
import type { DesignAction } from './design-history.ts';

/**
 * Handles the undo and redo shortcuts everywhere, text fields included: typed text is part of the design. Fields with
 * `data-own-undo` keep the browser's own undo.
 *
 * @param dispatch must be stable, such as React's
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
    return () => removeEventListener('keydown', handle);
  }, [dispatch]);
}

export function undoActionOf({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>):
  | 'undo'
  | 'redo'
  | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  const pressed = key.toLowerCase();
  if (pressed === 'z') return shiftKey ? 'redo' : 'undo';
  return pressed === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}
