'use client';
import { useCallback, useRef, useState, type ReactNode, type RefObject } from 'react';
import { focusedElement } from '../focused-element.js';
import { rememberFocus } from './remember-focus.js';
import { inheritFromOrigin } from './popup-origin.js';

/**
 * The element to focus when a popup closes: a ref, or a function that is called at that moment. If it returns null or
 * undefined, the default applies.
 */
export type FinalFocus = RefObject<HTMLElement | null> | (() => HTMLElement | null | undefined);

export interface PortalHandle {
  readonly attach: (portal: HTMLDivElement | null) => void;
  /** The portal; it keeps the element after unmounting. */
  readonly portal: RefObject<HTMLDivElement | null>;
  readonly inherit: () => void;
}

interface Popup {
  readonly portalHandle: PortalHandle;
  readonly finalFocus: () => HTMLElement | boolean;
}

/**
 * The portal of a popup and the focus after it closes: the consumer's choice, or the element that was focused before,
 * or the nearest remaining one. Focus that has already moved elsewhere stays there.
 *
 * @param origin The trigger, or the element in which the popup is rendered.
 */
function usePopupPortal(
  origin: RefObject<Element | null>,
  finalFocus: FinalFocus | undefined,
  hasTrigger: boolean,
): Popup {
  const portal = useRef<HTMLDivElement>(null);
  const find = useRef<() => HTMLElement | undefined>(undefined);
  const inherit = useCallback(() => {
    if (portal.current && origin.current) inheritFromOrigin(portal.current, origin.current);
  }, [origin]);
  const attach = useCallback(
    (node: HTMLDivElement | null) => {
      // The ref keeps the removed element, as `finalFocus` checks whether it contains the focus.
      if (!node) return;
      portal.current = node;
      inherit();
      // Base UI has not moved the focus yet.
      find.current = rememberFocus(hasTrigger ? origin.current : focusedElement(), node);
    },
    [hasTrigger, inherit, origin],
  );
  return {
    portalHandle: { attach, inherit, portal },
    finalFocus: () => {
      const focused = focusedElement();
      const isElsewhere = focused !== null && focused !== document.body;
      if (isElsewhere && portal.current?.contains(focused) === false) return false;
      const chosen = typeof finalFocus === 'function' ? finalFocus() : finalFocus?.current;
      // Base UI moves the focus in the next microtask. By then its target may have been removed together with the
      // popup.
      queueMicrotask(() => {
        queueMicrotask(() => {
          if (focusedElement() !== document.body) return;
          find.current?.()?.focus({ preventScroll: true });
        });
      });
      return chosen ?? find.current?.() ?? true;
    },
  };
}

/** A popup with a trigger, which is its origin; attach the returned ref to the trigger. */
export function useTriggeredPopup<Trigger extends HTMLElement = HTMLButtonElement>(
  finalFocus: FinalFocus | undefined,
): Popup & { readonly trigger: RefObject<Trigger | null> } {
  const trigger = useRef<Trigger>(null);
  return { trigger, ...usePopupPortal(trigger, finalFocus, true) };
}

/**
 * A popup without a trigger. Its origin is the element in which it is rendered: the parent of the `marker`, which is
 * rendered there and removed before paint.
 */
export function useDetachedPopup(
  isOpen: boolean,
  finalFocus: FinalFocus | undefined,
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
    // A `<template>` is allowed anywhere, in a list or a table too.
    marker: isOpen && !isFound ? <template ref={find} /> : null,
    ...usePopupPortal(origin, finalFocus, false),
  };
}
