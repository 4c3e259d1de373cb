'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Returns a ref to the value of the latest render, for handlers that stay attached. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
