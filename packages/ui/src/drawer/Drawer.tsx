'use client';
import { DialogFrame } from '../dialog/DialogFrame.js';
import type { DialogProps } from '../dialog/index.js';
import { Sheet } from './Drawer.styles.js';

export interface DrawerProps extends Omit<DialogProps, 'fullScreen'> {
  /**
   * The edge of the window from which it comes: by the direction of the language, or the foot.
   *
   * @default 'end'
   */
  side?: 'start' | 'end' | 'bottom' | undefined;
  /**
   * How far it reaches from the side where the window has the room: 320, 440 or 640 px; from the foot as far as its
   * content.
   *
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined;
}

/**
 * A dialog at an edge of the window, for what one looks at or changes beside the page: filters, details of a row. In all
 * else it is a `Dialog`: `open`, `openDialog(id)`, the focus, `form` and `onConfirm`.
 */
export function Drawer({ side = 'end', ...rest }: DrawerProps) {
  const marked = { ...rest, 'data-side': side };
  return <DialogFrame {...marked} kind="drawer" fullScreen={false} sheet={Sheet} />;
}
