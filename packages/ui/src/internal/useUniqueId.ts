'use client';
import { useId, useLayoutEffect, useReducer } from 'react';

declare global {
  interface Document {
    /** The ids in use, of every copy of the kit in the document, each with what its owner does when it was used twice. */
    waypageIds?: Map<string, () => void>;
  }
}

const nothing = (): void => undefined;

/**
 * An id for the document that nothing else of the kit has: React's, or another one where two React roots without an
 * `identifierPrefix`, or two copies of the kit, would share it.
 *
 * @param onClash called where an element with the same id, or name, was there for a moment; it does not change
 */
export function useUniqueId(onClash: () => void = nothing): string {
  const id = useId();
  const [attempt, tryNext] = useReducer((count: number) => count + 1, 0);
  const unique = attempt === 0 ? id : `${id}${String(attempt)}`;
  // Before the paint, so that nobody meets the id of two.
  useLayoutEffect(() => {
    const ids = (document.waypageIds ??= new Map());
    const clashes = ids.get(unique);
    if (clashes) {
      tryNext();
      // When the other id is in the document.
      queueMicrotask(() => {
        clashes();
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
