'use client';
import { useId, useLayoutEffect, useReducer } from 'react';

declare global {
  interface Document {
    /** The ids in use, of all copies of the kit in the document, each with a callback for a clash. */
    waypageIds?: Map<string, () => void>;
  }
}

const noop = (): void => undefined;

/**
 * Returns an id that is unique in the document: React's, or another one where two React roots without an
 * `identifierPrefix`, or two copies of the kit, would share it.
 *
 * @param onClash Called if an element with the same id, or name, existed for a moment; must be stable.
 */
export function useUniqueId(onClash: () => void = noop): string {
  const id = useId();
  const [attempt, tryNext] = useReducer((count: number) => count + 1, 0);
  const unique = attempt === 0 ? id : `${id}${String(attempt)}`;
  // Before paint, so that no duplicate id is ever visible.
  useLayoutEffect(() => {
    const ids = (document.waypageIds ??= new Map());
    const onOwnerClash = ids.get(unique);
    if (onOwnerClash) {
      tryNext();
      // After the new id is in the document.
      queueMicrotask(() => {
        onOwnerClash();
        onClash();
      });
      return undefined;
    }
    ids.set(unique, onClash);
    return () => {
      ids.delete(unique);
    };
  }, [unique, onClash]);
  return unique;
}
