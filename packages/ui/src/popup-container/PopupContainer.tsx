'use client';
import { createContext, type ReactNode, type RefObject } from 'react';

/** The element to render a popup into, or a ref to it; null: not mounted yet. */
export type PopupContainerElement =
  | HTMLElement
  | ShadowRoot
  | RefObject<HTMLElement | ShadowRoot | null>
  | null;

/** The container set by `PopupContainer`; undefined: the body. */
export const PopupContainerContext = createContext<PopupContainerElement | undefined>(undefined);

export interface PopupContainerProps {
  /** The element that dialogs, menus, popovers and tooltips inside are rendered into. */
  container: PopupContainerElement;
  children?: ReactNode;
}

/**
 * Sets the default `container` of every `Dialog`, `PreviewDialog`, `AlertDialog`, `Menu`, `Popover` and `Tooltip`
 * inside. Renders no element. A popup inside another popup is rendered into that one.
 */
export function PopupContainer({ container, children }: PopupContainerProps) {
  return <PopupContainerContext value={container}>{children}</PopupContainerContext>;
}
