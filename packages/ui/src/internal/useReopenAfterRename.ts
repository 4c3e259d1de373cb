'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Opens or closes a `<details>` again when its shared `name` changed because a group in another React root had the same
 * one: the browser has then closed the later one of the two.
 */
export function useReopenAfterRename(
  ref: RefObject<HTMLDetailsElement | null>,
  name: string | undefined,
  isOpen: boolean,
): void {
  const lastName = useRef(name);
  useLayoutEffect(() => {
    if (lastName.current === name) return;
    lastName.current = name;
    if (ref.current) ref.current.open = isOpen;
  });
}
