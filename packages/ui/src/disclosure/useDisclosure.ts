'use client';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type ToggleEvent,
} from 'react';
import { hasOpenList } from '../internal/open-select.js';
import { useNewName } from '../internal/useNewName.js';
import { isReferredFrom } from '../internal/popup/popup-origin.js';
import { dismissalOfClick } from './dismissal.js';

/** Why a disclosure opened or closed. */
export type DisclosureChangeReason =
  | 'press'
  | 'outside-press'
  | 'link-press'
  /** A click on the empty space of a panel as wide as the window. */
  | 'empty-press'
  | 'escape-key'
  | 'focus-out'
  /** The hash of the URL points into the panel. */
  | 'hash'
  /** The page was left; going back shows it closed, also from the back/forward cache. */
  | 'page-hide'
  /**
   * The browser did it: another one of the group opened, the one around it closed, find-in-page matched inside, or it
   * was opened before hydration.
   */
  | 'native';

export interface DisclosureChangeDetails {
  readonly reason: DisclosureChangeReason;
  /** Undefined if it was opened before hydration. */
  readonly event: Event | undefined;
}

const dismissible = new Set<HTMLDetailsElement>();

/** A layer above the page: a Base UI portal or a native dialog. */
const LAYER = '[data-base-ui-portal], dialog';

/** Whether Escape applies to this open disclosure, and not to one that is open inside or above it. */
function isInnermost(
  details: HTMLDetailsElement,
  { target, isComposing, defaultPrevented }: KeyboardEvent,
): boolean {
  // Prevented: a disclosure inside it has closed.
  if (isComposing || defaultPrevented) return false;
  const isInLayerOfFocus =
    !(target instanceof Element) ||
    target === document.body ||
    target.closest(LAYER) === details.closest(LAYER);
  const hasOpenInside =
    details.querySelector('[data-popup-open]') !== null ||
    hasOpenList(details) ||
    [...dismissible].some((other) => other !== details && other.open && details.contains(other));
  return isInLayerOfFocus && !hasOpenInside;
}

interface Options {
  readonly name: string | undefined;
  readonly open: boolean | undefined;
  readonly defaultOpen: boolean;
  readonly persistent: boolean;
  readonly onOpenChange: ((open: boolean, details: DisclosureChangeDetails) => void) | undefined;
}

/**
 * Opens and closes a `<details>` and reports it.
 *
 * The element itself holds the state, as the browser can change it on its own: before hydration, by the shared `name`
 * and by find-in-page.
 */
export function useDisclosure({ name, open, defaultOpen, persistent, onOpenChange }: Options) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [initiallyOpen] = useState(defaultOpen);
  const told = useRef(open ?? defaultOpen);
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  const notify = useCallback(
    (next: boolean, reason: DisclosureChangeReason, event: Event | undefined) => {
      onOpenChange?.(next, { reason, event });
      // Reverts the element if the parent refuses the change.
      rerender();
    },
    [onOpenChange],
  );

  const isControlled = open !== undefined;
  const change = useCallback(
    (next: boolean, reason: DisclosureChangeReason, event: Event) => {
      const details = ref.current;
      if (!details || details.open === next) return;
      told.current = next;
      if (!isControlled) details.open = next;
      notify(next, reason, event);
    },
    [isControlled, notify],
  );

  const compare = useCallback(
    (event?: Event) => {
      const details = ref.current;
      if (!details || details.open === told.current) return;
      told.current = details.open;
      notify(details.open, 'native', event);
    },
    [notify],
  );

  useNewName(name, () => {
    if (ref.current) ref.current.open = open ?? initiallyOpen;
  });

  useLayoutEffect(() => {
    if (open === undefined || !ref.current) return;
    ref.current.open = open;
    told.current = open;
  });

  useEffect(() => {
    compare();
  }, [compare]);

  useEffect(() => {
    if (persistent) return undefined;
    const element = ref.current;
    let isClickedInside = false;
    function isInside({ target }: Event): boolean {
      return target instanceof Node && ref.current?.contains(target) === true;
    }
    function onPointerDown(event: PointerEvent): void {
      isClickedInside = isInside(event);
    }
    function onClick(event: globalThis.MouseEvent): void {
      const details = ref.current;
      const isDraggedOut = isClickedInside && !isInside(event);
      isClickedInside = false;
      // The pointer was dragged beyond the edge of the panel, to select text or to move a slider.
      if (!details || isDraggedOut || isReferredFrom(event.target, details)) return;
      const reason = dismissalOfClick(event.composedPath(), details);
      if (reason) change(false, reason, event);
    }
    function onKeyDown(event: KeyboardEvent): void {
      const details = ref.current;
      if (event.key !== 'Escape' || !details?.open || !isInnermost(details, event)) return;
      // Nothing around it closes as well: no dialog of the kit, and no <dialog>.
      event.stopPropagation();
      event.preventDefault();
      const hadFocus = details.contains(document.activeElement);
      change(false, 'escape-key', event);
      if (hadFocus) details.querySelector('summary')?.focus();
    }
    function onPageHide(event: Event): void {
      change(false, 'page-hide', event);
    }
    document.addEventListener('pointerdown', onPointerDown, true);
    document.addEventListener('click', onClick);
    if (element) dismissible.add(element);
    // In the capture phase, before the handlers of what is around it.
    document.addEventListener('keydown', onKeyDown, true);
    addEventListener('pagehide', onPageHide);
    return () => {
      removeEventListener('pagehide', onPageHide);
      document.removeEventListener('pointerdown', onPointerDown, true);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown, true);
      if (element) dismissible.delete(element);
    };
  }, [persistent, change]);

  return {
    ref,
    isOpen: useCallback(() => ref.current?.open === true, []),
    open: useCallback(
      (event: Event) => {
        change(true, 'hash', event);
      },
      [change],
    ),
    press: useCallback(
      (event: MouseEvent) => {
        event.preventDefault();
        change(!ref.current?.open, 'press', event.nativeEvent);
      },
      [change],
    ),
    handlers: {
      onToggle: ({ currentTarget, nativeEvent }: ToggleEvent<HTMLDetailsElement>) => {
        compare(nativeEvent);
        if (currentTarget.open) return;
        for (const inner of currentTarget.querySelectorAll('details')) inner.open = false;
      },
      onBlur: ({ relatedTarget, currentTarget, nativeEvent }: FocusEvent) => {
        // A menu that stays open would cover the focused element (WCAG 2.4.11).
        if (persistent || !relatedTarget || currentTarget.contains(relatedTarget)) return;
        if (isReferredFrom(relatedTarget, currentTarget)) return;
        change(false, 'focus-out', nativeEvent);
      },
    },
  };
}
