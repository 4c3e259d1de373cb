'use client';
import { useSyncExternalStore } from 'react';
import { listen } from '../internal/listen.js';

export type DialogKind = 'standard' | 'preview' | 'drawer';

/** Widths in CSS pixels below which a dialog fills the window: of the body; for a preview, of the window. */
const fullScreenBelow: Readonly<Record<DialogKind, number>> = {
  standard: 640,
  preview: 600,
  drawer: 0,
};

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

const subscribe = (onChange: () => void) => listen(window, 'resize', onChange);

/** Whether a dialog fills the window; updates on resize. It measures, so it is for an open dialog only. */
export function useFillsWindow(kind: DialogKind, wanted: boolean | undefined): boolean {
  return useSyncExternalStore(
    subscribe,
    () => {
      const width = kind === 'preview' ? window.innerWidth : document.body.clientWidth;
      return isFullScreen(kind, width, wanted);
    },
    () => false,
  );
}
