'use client';
import {
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { focusedElement } from '../internal/focused-element.js';
import { mergeProps } from '../internal/merge-props.js';
import { nearestRemaining } from '../internal/nearest-remaining.js';
import { useMergedRef } from '../internal/useMergedRef.js';
import { warnMissing, warnOnce } from '../internal/warn.js';
import { List, Trigger } from './Tabs.styles.js';
import { stripScroll } from './strip-scroll.js';
import { useTabsContext } from './useTabsContext.js';

/** Visible part of an adjacent tab, which shows that the strip continues, in CSS pixels. */
const EDGE_PX = 32;

export interface TabListProps extends Omit<ComponentPropsWithRef<'div'>, 'role'> {
  /** Accessible name of the list. */
  label: string;
  /**
   * Extends the strip into the gutters of the surrounding `Container`, so that it is cut off at the edge of the window.
   *
   * @default false
   */
  bleed?: boolean | undefined;
}

/**
 * The tabs of a `Tabs`, in order. Scrolls a selected tab into the strip, but never the page. Throws outside `Tabs`, and where
 * two tabs have the same value.
 */
export function TabList({ label, bleed = false, ref, ...rest }: TabListProps) {
  const { selected, layout, select } = useTabsContext('TabList');
  warnMissing('TabList', { label });
  const list = useRef<HTMLDivElement>(null);
  const focusHandlers = useRemovedTab(list, selected, (next) =>
    select(next, { reason: 'removed', event: undefined }),
  );

  // Base UI renders without end where two tabs have the same value.
  useLayoutEffect(() => {
    const tabs = list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [];
    const values = [...tabs].map((tab) => tab.dataset['value']);
    const repeated = values.find((value, index) => values.indexOf(value) < index);
    if (repeated === undefined) return;
    throw new Error(`Two <Tab> have the value "${repeated}". Give each one of its own.`);
  });

  useLayoutEffect(() => {
    // Measured in the frame that shows the tab, which needs a layout anyway, instead of forcing one in the click
    // handler.
    const frame = requestAnimationFrame(() => {
      const strip = list.current;
      const tab = strip?.querySelector('[aria-selected="true"]');
      if (!strip || selected === null) return;
      if (!tab) {
        warnOnce(
          `<Tabs> has the value "${selected}", which no <Tab> has, so nothing is selected. Give one of its tabs that value.`,
        );
        return;
      }
      const [box, tabBox] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
      strip.scrollLeft += stripScroll(box, tabBox, EDGE_PX);
    });
    return () => cancelAnimationFrame(frame);
  }, [selected]);

  return (
    <List
      aria-label={label}
      // Its tabs are focusable: Firefox makes every scroll container a tab stop of its own.
      tabIndex={-1}
      {...mergeProps(focusHandlers, rest)}
      ref={useMergedRef(list, ref)}
      activateOnFocus
      data-layout={layout}
      data-bleed={bleed ? '' : undefined}
    />
  );
}

export interface TabProps extends Omit<ComponentPropsWithRef<'button'>, 'role' | 'type'> {
  /** Identifies the tab and the `TabPanel` with the same value. */
  value: string;
  /** Decorative icon before the label, 20 px. */
  iconStart?: ReactNode;
  /** Decorative icon after the label, 20 px. */
  iconEnd?: ReactNode;
}

/** A tab of a `TabList`. Throws outside `Tabs`. */
export function Tab({ iconStart, iconEnd, children, ...rest }: TabProps) {
  const { layout, idOf } = useTabsContext('Tab');
  return (
    <Trigger
      id={idOf('tab', rest.value)}
      aria-controls={idOf('panel', rest.value)}
      {...rest}
      data-layout={layout}
      data-value={rest.value}
    >
      {iconStart}
      {children}
      {iconEnd}
    </Trigger>
  );
}

const valueOf = ({ dataset }: HTMLElement): string => dataset['value'] ?? '';

/**
 * Selects the nearest tab when the selected one is removed, and focuses it if the removed one had the focus.
 *
 * @returns event handlers for the list
 */
function useRemovedTab(
  list: RefObject<HTMLElement | null>,
  selected: string | null,
  onRemoved: (next: string) => void,
) {
  const previousValues = useRef<readonly string[]>([]);
  const hadFocus = useRef(false);

  // In every render: nothing else reports that a tab was removed.
  useLayoutEffect(() => {
    if (!list.current) return;
    const tabs = [...list.current.querySelectorAll<HTMLElement>('[role="tab"]')];
    const previous = previousValues.current;
    previousValues.current = tabs.map(valueOf);
    if (selected === null || previousValues.current.includes(selected)) {
      if (!hadFocus.current || list.current.contains(focusedElement())) return;
      hadFocus.current = false;
      tabs.find((tab) => valueOf(tab) === selected)?.focus({ preventScroll: true });
      return;
    }
    const enabled = tabs.filter((tab) => tab.getAttribute('aria-disabled') !== 'true').map(valueOf);
    const next = nearestRemaining(previous, selected, enabled);
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
