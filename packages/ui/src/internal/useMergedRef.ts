'use client';
import { useMemo, type Ref } from 'react';

function attach<T>(ref: NonNullable<Ref<T>>, node: T | null): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(node);
    return typeof cleanUp === 'function' ? cleanUp : () => ref(null);
  }
  ref.current = node;
  return () => {
    ref.current = null;
  };
}

export function useMergedRef<T>(
  first: Ref<T> | undefined,
  second: Ref<T> | undefined,
): Ref<T> | undefined {
  return useMemo(() => {
    if (!first || !second) return first ?? second;
    // React calls the returned cleanup function instead of passing null.
    return (node: T | null) => {
      const cleanUpFirst = attach(first, node);
      const cleanUpSecond = attach(second, node);
      return () => {
        cleanUpFirst();
        cleanUpSecond();
      };
    };
  }, [first, second]);
}
