import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react';
import type { FinalFocus } from '../internal/popup/usePopup.js';
import type { PopupContainerElement } from '../popup-container/PopupContainer.js';
import type { ConfirmState, DialogChangeDetails } from './useDialogState.js';

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'id' | 'title'> {
  /**
   * The `id` of its element, which `openDialog` and `closeDialog` take. Without it only `open` and `defaultOpen` open
   * the dialog.
   */
  id?: string | undefined;
  /** The heading; accessible name of the dialog. */
  title: ReactNode;
  /**
   * Heading level of the title.
   *
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** A sentence above the content, which screen readers read with the title. */
  description?: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** The content; it scrolls if it does not fit. */
  children?: ReactNode;
  /** Content below the scrollable area. A function receives the state of `onConfirm`. */
  footer?: ReactNode | ((state: ConfirmState) => ReactNode);
  /**
   * Props of a form around the content and the footer: `onSubmit`, `action`, `noValidate`.
   *
   * @default no form, unless `onConfirm` is set
   */
  form?: Omit<ComponentPropsWithRef<'form'>, 'children'> | undefined;
  /**
   * Called with the form data on submit; the dialog closes when it is done. While a returned promise is pending, the
   * dialog is busy and stays open; if it rejects, the dialog stays open with what was typed. A `footer` function can
   * show both states.
   */
  onConfirm?: ((data: FormData) => unknown) | undefined;
  /**
   * Width, if the window has room: 400, 560 or 800 px.
   *
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined;
  /** Whether the dialog is open (controlled); update it in `onOpenChange`. */
  open?: boolean | undefined;
  /**
   * Whether the dialog is open initially, if `open` is not set.
   *
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the visitor or an event opens or closes the dialog. */
  onOpenChange?: ((open: boolean, details: DialogChangeDetails) => void) | undefined;
  /** Called once after each close, when the closing animation has ended; never for a dialog that was not open. */
  onAfterClose?: (() => void) | undefined;
  /**
   * The element to focus when the dialog opens.
   *
   * @default the first focusable one: the close button
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /**
   * The element to focus when the dialog closes.
   *
   * @default the element that was focused before, or the nearest one to it if it was removed
   */
  finalFocus?: FinalFocus | undefined;
  /**
   * The element to render the dialog into.
   *
   * @default that of the surrounding `PopupContainer`, or the body
   */
  container?: PopupContainerElement | undefined;
  /**
   * Whether the dialog fills the window.
   *
   * @default true if the body is narrower than 640 px
   */
  fullScreen?: boolean | undefined;
}
