'use client';
import { useLayoutEffect, useRef } from 'react';

/**
 * Calls back when the `name` that a `<details>` shares with others was replaced, as a group of another React root had the same
 * one: the browser has closed the one of the two that came later.
 */
export function useNewName(name: string | undefined, onNewName: () => void): void {
  const last = useRef(name);
  useLayoutEffect(() => {
    if (last.current === name) return;
    last.current = name;
    onNewName();
  });
}
