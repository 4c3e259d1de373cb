/** A kind of dialog, by what decides whether it fills the window. */
export type DialogKind = 'standard' | 'preview' | 'drawer';

/** Below these widths, in CSS pixels, a dialog fills the window. */
const fullScreenBelow = {
  /** Of the body. */
  standard: 640,
  /** Of the window. */
  preview: 600,
  /** Never. */
  drawer: 0,
} as const satisfies Record<DialogKind, number>;

/**
 * Whether a dialog fills the window: as its owner says, or else where there is little room.
 *
 * @param width In CSS pixels, of the body; for a preview, of the window with its scroll bar.
 */
export function isFullScreen(
  kind: DialogKind,
  width: number,
  wanted: boolean | undefined,
): boolean {
  return wanted ?? width < fullScreenBelow[kind];
}
