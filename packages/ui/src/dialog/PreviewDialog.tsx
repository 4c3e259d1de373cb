'use client';
import type { ReactNode } from 'react';
import type { DialogProps } from './dialog-props.js';
import { DialogFrame } from './DialogFrame.js';

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
