'use client';
import type { ReactNode } from 'react';
import { DialogFrame } from './DialogFrame.js';
import type { DialogProps } from './dialog-props.js';

/**
 * A modal dialog. Opened by its parent with `open`, or by any code with `openDialog(id)`.
 *
 * The focus moves into it and is trapped, the page behind is inert and does not scroll, and Escape, the close button
 * and a click outside close it; then the focus returns. `className`, `style`, `ref` and other props are passed to the
 * sheet. It is rendered into the body or its `container`, only while it is open, in the theme, language and direction
 * of its place in the React tree.
 */
export function Dialog(props: DialogProps) {
  return <DialogFrame {...props} kind="standard" />;
}

export interface PreviewDialogProps extends Omit<
  DialogProps,
  'description' | 'footer' | 'form' | 'onConfirm' | 'size'
> {
  /** The page; it scrolls below the title. */
  children?: ReactNode;
  /** The footer: a full-width button that creates such a page. */
  action: ReactNode;
  /**
   * Whether the dialog fills the window.
   *
   * @default true if the window is narrower than 600 px
   */
  fullScreen?: boolean | undefined;
}

/** A dialog with a preview of a page at 340 × 657 px. Everything else is as in `Dialog`. */
export function PreviewDialog({ action, ...rest }: PreviewDialogProps) {
  return <DialogFrame {...rest} footer={action} kind="preview" />;
}
