'use client';
import { useLayoutEffect, useRef } from 'react';

/**
 * Calls back when the shared `name` of a `<details>` changed because a group in another React root had the same one:
 * the browser has then closed the later one of the two.
 */
export function useNewName(name: string | undefined, onNewName: () => void): void {
  const last = useRef(name);
  useLayoutEffect(() => {
    if (last.current === name) return;
    last.current = name;
    onNewName();
  });
}
