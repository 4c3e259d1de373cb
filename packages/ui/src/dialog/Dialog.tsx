'use client';
import type { DialogProps } from './dialog-props.js';
import { DialogFrame } from './DialogFrame.js';

export type { DialogProps };

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
