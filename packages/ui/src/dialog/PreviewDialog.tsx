'use client';
import type { ReactNode } from 'react';
import type { DialogProps } from './Dialog.js';
import { DialogFrame } from './DialogFrame.js';

export interface PreviewDialogProps extends Omit<
  DialogProps,
  'description' | 'footer' | 'form' | 'onConfirm' | 'size'
> {
  /** The page. Scrolls under the title. */
  children?: ReactNode;
  /** Stays at the foot: a full-width button that makes such a page. */
  action: ReactNode;
  /**
   * Fills the window.
   *
   * @default true where the window is under 600 px wide
   */
  fullScreen?: boolean | undefined;
}

/** A page shown at 340 × 657 px. All else is as in `Dialog`. */
export function PreviewDialog({ action, ...rest }: PreviewDialogProps) {
  return <DialogFrame {...rest} footer={action} kind="preview" />;
}
