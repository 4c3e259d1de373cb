export type DialogKind = 'standard' | 'preview' | 'drawer';

/** Widths in CSS pixels below which a dialog fills the window. */
const fullScreenBelow = {
  /** Of the body. */
  standard: 640,
  /** Of the window. */
  preview: 600,
  drawer: 0,
} as const satisfies Record<DialogKind, number>;

/**
 * Whether a dialog fills the window: as requested, or by default in a narrow window.
 *
 * @param width In CSS pixels, of the body; for a preview, of the window including its scroll bar.
 */
export function isFullScreen(
  kind: DialogKind,
  width: number,
  wanted: boolean | undefined,
): boolean {
  return wanted ?? width < fullScreenBelow[kind];
}
