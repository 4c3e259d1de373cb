'use client';
import { useSyncExternalStore } from 'react';
import { isFullScreen, type DialogKind } from './full-screen.js';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('resize', onChange);
  };
}

/** Whether a dialog fills the window; updates on resize. It measures, so it is for an open dialog only. */
export function useFullScreen(kind: DialogKind, wanted: boolean | undefined): boolean {
  return useSyncExternalStore(
    subscribe,
    () =>
      isFullScreen(
        kind,
        kind === 'preview' ? window.innerWidth : document.body.clientWidth,
        wanted,
      ),
    () => false,
  );
}
