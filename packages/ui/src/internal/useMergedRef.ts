'use client';
import { useMemo, type Ref } from 'react';

function attach<T>(ref: Ref<T>, node: T): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(node);
    return typeof cleanUp === 'function' ? cleanUp : () => ref(null);
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}

/** One ref that sets both; the given ref itself where there is only one. */
export function useMergedRef<T>(
  first: Ref<T> | undefined,
  second: Ref<T> | undefined,
): Ref<T> | undefined {
  return useMemo(() => {
    if (!first || !second) return first ?? second;
    return (node: T | null) => {
      if (node === null) return undefined;
      const cleanUps = [attach(first, node), attach(second, node)];
      return () => {
        for (const cleanUp of cleanUps) cleanUp();
      };
    };
  }, [first, second]);
}
