'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Opens or closes a `<details>` again when its shared `name` changed because a group in another React root had the same
 * one: the browser has then closed the later one of the two.
 */
export function useNewName(
  ref: RefObject<HTMLDetailsElement | null>,
  name: string | undefined,
  isOpen: boolean,
): void {
  const last = useRef(name);
  useLayoutEffect(() => {
    if (last.current === name) return;
    last.current = name;
    if (ref.current) ref.current.open = isOpen;
  });
}
