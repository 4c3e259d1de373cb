'use client';
import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';
import type { FinalFocus } from '../internal/popup/usePopup.js';
import type { PopupContainerElement } from '../popup-container/PopupContainer.js';
import { DialogFrame } from './DialogFrame.js';
import type { ConfirmState } from './useConfirm.js';
import type { DialogChangeDetails } from './useDialogState.js';

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'id' | 'title'> {
  /**
   * Its URL for `openDialog` and `closeDialog`, and the id of its element. Without it the dialog
   * opens by `open` and `defaultOpen` only.
   */
  id?: string | undefined;
  /** Names the dialog, as a heading. */
  title: ReactNode;
  /**
   * Level of the title in the document's outline.
   *
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** A sentence above the content that is read out with the title. */
  description?: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Scrolls where it does not fit. */
  children?: ReactNode;
  /** Stays at the foot while the content scrolls. A function gets the state of what `onConfirm` does. */
  footer?: ReactNode | ((state: ConfirmState) => ReactNode);
  /**
   * Props of a form that holds the content and the foot: `onSubmit`, `action`, `noValidate`.
   *
   * @default none without `onConfirm`
   */
  form?: Omit<ComponentPropsWithRef<'form'>, 'children'> | undefined;
  /**
   * Does what the dialog is for, with what is in its form, when that is sent; the dialog closes when it is done. While a
   * promise is pending the dialog is busy and stays open, and it stays open where the promise is rejected, with all that was
   * typed. `footer` shows both, as a function.
   */
  onConfirm?: ((data: FormData) => unknown) | undefined;
  /**
   * Width where the window has it: 400, 560 or 800 px.
   *
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined;
  /** Whether it is shown; yours to change in `onOpenChange`. */
  open?: boolean | undefined;
  /**
   * Whether it is shown at first, where `open` is not given.
   *
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the visitor or an event opens or closes it. */
  onOpenChange?: ((open: boolean, details: DialogChangeDetails) => void) | undefined;
  /** Called once after each close, when it has left the screen; never for one that was not open. */
  onAfterClose?: (() => void) | undefined;
  /**
   * What in it gets the focus when it opens.
   *
   * @default the first that can have it: the close button
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /**
   * What gets the focus when it closes.
   *
   * @default what had it before, or what is nearest to that, where that is gone
   */
  finalFocus?: FinalFocus | undefined;
  /**
   * The element it is rendered into.
   *
   * @default that of the `PopupContainer` around it, or the body
   */
  container?: PopupContainerElement | undefined;
  /**
   * Fills the window.
   *
   * @default true where the body is under 640 px wide
   */
  fullScreen?: boolean | undefined;
}

/**
 * A sheet above the page that has to be closed before anything else. Its owner opens it with `open`, or any
 * code with `openDialog(id)`.
 *
 * The focus moves into it and stays, the page behind cannot be reached or scrolled, and Escape, the
 * close button and a click outside close it; then the focus is where it was. `className`, `style`,
 * `ref` and other props reach the sheet. It is rendered into the body or its `container`, only while it is open, in the
 * theme, language and direction of the place where the component is.
 */
export function Dialog(props: DialogProps) {
  return <DialogFrame {...props} kind="standard" />;
}
