'use client';
import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { nearestRemaining } from '../internal/nearest-remaining.js';

const valueOf = ({ dataset }: HTMLElement): string => dataset['value'] ?? '';

/**
 * Selects the nearest tab when the selected one is removed, and focuses it if the removed one had the focus.
 *
 * @returns event handlers for the list
 */
export function useRemovedTab(
  list: RefObject<HTMLElement | null>,
  selected: string | null,
  onRemoved: (next: string) => void,
) {
  const order = useRef<readonly string[]>([]);
  const hadFocus = useRef(false);

  // In every render: nothing else reports that a tab was removed.
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
    const next = nearestRemaining(before, selected, enabled);
    if (next !== undefined) onRemoved(next);
  });

  return {
    onFocus: () => {
      hadFocus.current = true;
    },
    // Not every browser dispatches `blur` for a removed element; for a visitor who moves on all do.
    onBlur: ({ relatedTarget, target }: FocusEvent) => {
      if (relatedTarget !== null || target.isConnected) hadFocus.current = false;
    },
  };
}
