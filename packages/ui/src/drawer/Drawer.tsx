'use client';
import { DialogFrame } from '../dialog/DialogFrame.js';
import type { DialogProps } from '../dialog/index.js';
import { Sheet } from './Drawer.styles.js';

export interface DrawerProps extends Omit<DialogProps, 'fullScreen'> {
  /**
   * The edge of the window that the drawer is attached to; `start` and `end` follow the text direction.
   *
   * @default 'end'
   */
  side?: 'start' | 'end' | 'bottom' | undefined;
  /**
   * Width at `start` and `end`, if the window has room: 320, 440 or 640 px. At the bottom the content decides the
   * height.
   *
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined;
}

/**
 * A dialog at an edge of the window, for something to view or change alongside the page: filters, details of a row.
 * Everything else is as in `Dialog`: `open`, `openDialog(id)`, the focus, `form` and `onConfirm`.
 */
export function Drawer({ side = 'end', ...rest }: DrawerProps) {
  const marked = { ...rest, 'data-side': side };
  return <DialogFrame {...marked} kind="drawer" fullScreen={false} sheet={Sheet} />;
}
