'use client';
import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { nearestLeft } from '../internal/nearest-left.js';

const valueOf = ({ dataset }: HTMLElement): string => dataset['value'] ?? '';

/**
 * Selects the nearest tab when the selected one is taken away, and gives it the focus where that was in the other one.
 *
 * @returns what the list listens with
 */
export function useRemovedTab(
  list: RefObject<HTMLElement | null>,
  selected: string | null,
  onRemoved: (next: string) => void,
) {
  const order = useRef<readonly string[]>([]);
  const hadFocus = useRef(false);

  // With every render: nothing else reports that a tab was taken away.
  useLayoutEffect(() => {
    if (!list.current) return;
    const tabs = [...list.current.querySelectorAll<HTMLElement>('[role="tab"]')];
    const before = order.current;
    order.current = tabs.map(valueOf);
    if (selected === null || order.current.includes(selected)) {
      if (!hadFocus.current || list.current.contains(document.activeElement)) return;
      hadFocus.current = false;
      tabs.find((tab) => valueOf(tab) === selected)?.focus({ preventScroll: true });
      return;
    }
    const enabled = tabs.filter((tab) => tab.getAttribute('aria-disabled') !== 'true').map(valueOf);
    const next = nearestLeft(before, selected, enabled);
    if (next !== undefined) onRemoved(next);
  });

  return {
    onFocus: () => {
      hadFocus.current = true;
    },
    // Not every browser reports that a focused element was removed; a visitor who moves on is reported.
    onBlur: ({ relatedTarget, target }: FocusEvent) => {
      if (relatedTarget !== null || target.isConnected) hadFocus.current = false;
    },
  };
}
