'use client';
import {
  createContext,
  use,
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
import { focusedElement } from '../internal/focused-element.js';
import { listen } from '../internal/listen.js';
import { hashTargetIn } from '../internal/useHashTarget.js';
import { hasOpenList } from '../internal/is-list-open.js';
import { useLatest } from '../internal/useLatest.js';
import { useReopenAfterRename } from '../internal/useReopenAfterRename.js';
import { isInPopupOpenedFrom } from '../internal/popup/popup-origin.js';
import { warnOnce } from '../internal/warn.js';

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

const noop = (_event: MouseEvent): void => undefined;

/** Click handler of the disclosure's button, which does nothing outside a disclosure. */
export const DisclosureContext = createContext(noop);

/** The `name` shared by the disclosures of a group; undefined outside a group. */
export const DisclosureGroupContext = createContext<string | undefined>(undefined);

/** Returns the click handler of the surrounding disclosure, and warns outside one. */
export function useDisclosureClick(part: string): (event: MouseEvent) => void {
  const click = use(DisclosureContext);
  if (click === noop) {
    warnOnce(
      `<${part}> was rendered outside <Disclosure>, so there is nothing it could open. Wrap it in <Disclosure>.`,
    );
  }
  return click;
}

/** Elements in a panel as wide as the window on which a click keeps it open. */
const KEEPS_OPEN = 'button, summary, input, [data-keeps-open]';

const isOneOf = (selector: string) => (target: EventTarget) =>
  target instanceof Element && target.matches(selector);

/**
 * Returns why a click closes an open disclosure, if it does: outside it always, inside it when a link is followed, and
 * on the empty space of a panel as wide as the window.
 *
 * @param path The composed path of the event, innermost element first: the clicked element may have been removed from
 * the document since.
 */
export function dismissalOfClick(
  path: readonly EventTarget[],
  root: Element,
): 'outside-press' | 'link-press' | 'empty-press' | undefined {
  const depth = path.indexOf(root);
  if (depth === -1) return 'outside-press';
  const inside = path.slice(0, depth);
  if (inside.some(isOneOf('a[href]'))) return 'link-press';
  const isEmptySpace =
    inside.some(isOneOf('[data-variant="panel"]')) && !inside.some(isOneOf(KEEPS_OPEN));
  return isEmptySpace ? 'empty-press' : undefined;
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
  const isOpenInHtml = open ?? initiallyOpen;
  const reported = useRef(isOpenInHtml);
  const latestRef = useLatest({ open, onOpenChange });
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  const notify = useCallback(
    (next: boolean, reason: DisclosureChangeReason, event: Event | undefined) => {
      latestRef.current.onOpenChange?.(next, { reason, event });
      // Reverts the element if the parent refuses the change.
      rerender();
    },
    [latestRef],
  );

  const change = useCallback(
    (next: boolean, reason: DisclosureChangeReason, event: Event) => {
      const details = ref.current;
      if (!details || details.open === next) return;
      reported.current = next;
      if (latestRef.current.open === undefined) details.open = next;
      notify(next, reason, event);
    },
    [latestRef, notify],
  );

  const compare = useCallback(
    (event?: Event) => {
      const details = ref.current;
      if (!details || details.open === reported.current) return;
      reported.current = details.open;
      // A browser also opens it for a link into it.
      const isHash = details.open && event !== undefined && hashTargetIn(details) !== undefined;
      notify(details.open, isHash ? 'hash' : 'native', event);
    },
    [notify],
  );

  useReopenAfterRename(ref, name, isOpenInHtml);

  const isCompared = useRef(false);
  useLayoutEffect(() => {
    // At first it may be open from before hydration.
    if (!isCompared.current || open === undefined || !ref.current) return;
    reported.current = open;
    ref.current.open = open;
  });

  useEffect(() => {
    isCompared.current = true;
    compare();
  }, [compare]);

  useEffect(() => {
    if (persistent || !ref.current) return undefined;
    const details = ref.current;
    const isInside = ({ target }: Event) => target instanceof Node && details.contains(target);
    let isClickedInside = false;
    function onPointerDown(event: Event): void {
      isClickedInside = isInside(event);
    }
    function onClick(event: Event): void {
      const isDraggedOut = isClickedInside && !isInside(event);
      isClickedInside = false;
      // The pointer was dragged beyond the edge of the panel, to select text or to move a slider.
      if (isDraggedOut || isInPopupOpenedFrom(event.target, details)) return;
      const reason = dismissalOfClick(event.composedPath(), details);
      if (reason) change(false, reason, event);
    }
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || !details.open || !isInnermost(details, event)) return;
      // Nothing around it closes as well: no dialog of the kit, and no <dialog>.
      event.stopPropagation();
      event.preventDefault();
      const hadFocus = details.contains(focusedElement());
      change(false, 'escape-key', event);
      if (hadFocus) details.querySelector('summary')?.focus();
    }
    dismissible.add(details);
    // In the capture phase, before the handlers of what is around it.
    const stops = [
      listen(document, 'pointerdown', onPointerDown, { capture: true }),
      listen(document, 'click', onClick),
      listen(document, 'keydown', onKeyDown, { capture: true }),
      listen(window, 'pagehide', (event) => change(false, 'page-hide', event)),
    ];
    return () => {
      for (const stop of stops) stop();
      dismissible.delete(details);
    };
  }, [persistent, change]);

  return {
    ref,
    isOpenInHtml,
    change,
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
        if (isInPopupOpenedFrom(relatedTarget, currentTarget)) return;
        change(false, 'focus-out', nativeEvent);
      },
    },
  };
}
