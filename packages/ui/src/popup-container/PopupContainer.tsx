'use client';
import { createContext, type ReactNode, type RefObject } from 'react';

/** An element into which something that opens is rendered, or a ref to it; null: wait for it. */
export type PopupContainerElement =
  HTMLElement | ShadowRoot | RefObject<HTMLElement | ShadowRoot | null> | null;

/** The container that `PopupContainer` sets; undefined: the body. */
export const PopupContainerContext = createContext<PopupContainerElement | undefined>(undefined);

export interface PopupContainerProps {
  /** The element that dialogs, menus, popovers and tooltips inside are rendered into. */
  container: PopupContainerElement;
  children?: ReactNode;
}

/**
 * The default of `container` for every `Dialog`, `PreviewDialog`, `AlertDialog`, `Menu`, `Popover` and `Tooltip`
 * inside. Renders no element. What opens inside another popup stays in that popup.
 */
export function PopupContainer({ container, children }: PopupContainerProps) {
  return <PopupContainerContext value={container}>{children}</PopupContainerContext>;
}
