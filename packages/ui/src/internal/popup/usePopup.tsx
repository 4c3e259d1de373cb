'use client';
import { useCallback, useRef, useState, type ReactNode, type RefObject } from 'react';
import { rememberFocus } from './focus-place.js';
import { inheritFromOrigin } from './popup-origin.js';

/**
 * What gets the focus when a popup closes: an element, by its ref, or what a function says when it is asked then. Where that is
 * none, the default holds.
 */
export type FinalFocus = RefObject<HTMLElement | null> | (() => HTMLElement | null | undefined);

/** What the portal of a popup is told. */
export interface PopupPlace {
  /** The ref of the portal. */
  readonly attach: (portal: HTMLDivElement | null) => void;
  /** The portal, while it is rendered and after. */
  readonly portal: RefObject<HTMLDivElement | null>;
  /** Gives the portal the theme, language and direction of the popup's origin. */
  readonly inherit: () => void;
}

interface Popup {
  readonly place: PopupPlace;
  /** For Base UI's prop of the same name. */
  readonly finalFocus: () => HTMLElement | boolean;
}

/**
 * The portal of a popup and the focus after it: the owner's choice, or what had the focus before, or what is nearest to that
 * now. Focus that has moved on is left where it is.
 *
 * @param origin its trigger, or the element in which it is rendered
 */
function usePopupPlace(
  origin: RefObject<Element | null>,
  given: FinalFocus | undefined,
  hasTrigger: boolean,
): Popup {
  const portal = useRef<HTMLDivElement>(null);
  const find = useRef<() => HTMLElement | undefined>(undefined);
  const inherit = useCallback(() => {
    if (portal.current && origin.current) inheritFromOrigin(portal.current, origin.current);
  }, [origin]);
  const attach = useCallback(
    (node: HTMLDivElement | null) => {
      // Kept while it leaves the document: the focus is looked for in it then.
      if (!node) return;
      portal.current = node;
      inherit();
      // Base UI has not moved the focus yet.
      find.current = rememberFocus(hasTrigger ? origin.current : document.activeElement);
    },
    [hasTrigger, inherit, origin],
  );
  return {
    place: { attach, inherit, portal },
    finalFocus: () => {
      const { activeElement, body } = document;
      const isElsewhere = activeElement !== null && activeElement !== body;
      if (isElsewhere && portal.current?.contains(activeElement) === false) return false;
      const chosen = typeof given === 'function' ? given() : given?.current;
      // Base UI moves the focus in the next microtask. By then what had it may have been deleted with the popup.
      queueMicrotask(() => {
        queueMicrotask(() => {
          if (document.activeElement !== document.body) return;
          find.current?.()?.focus({ preventScroll: true });
        });
      });
      return chosen ?? find.current?.() ?? true;
    },
  };
}

/** A popup with a trigger, which is its origin; the returned ref is the trigger's. */
export function useTriggeredPopup(
  given: FinalFocus | undefined,
): Popup & { readonly trigger: RefObject<HTMLButtonElement | null> } {
  const trigger = useRef<HTMLButtonElement>(null);
  return { trigger, ...usePopupPlace(trigger, given, true) };
}

/**
 * A popup without a trigger. Its origin is the element in which it is rendered, found by the `marker`, which is rendered
 * there and is gone before it could be painted.
 */
export function useDetachedPopup(
  isOpen: boolean,
  given: FinalFocus | undefined,
): Popup & { readonly marker: ReactNode } {
  const origin = useRef<Element>(null);
  const [isFound, setFound] = useState(false);
  if (isFound && !isOpen) setFound(false);
  const find = (marker: HTMLTemplateElement | null) => {
    if (!marker) return;
    origin.current = marker.parentElement;
    setFound(true);
  };
  return {
    // A template may be anywhere, in a list or a table too.
    marker: isOpen && !isFound ? <template ref={find} /> : null,
    ...usePopupPlace(origin, given, false),
  };
}
