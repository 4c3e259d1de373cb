'use client';
import { useEffect, useRef } from 'react';
import { useControlled } from '../internal/useControlled.js';
import { onDialogEvent } from './dialog-events.js';

/** Why a dialog opened or closed. */
export type DialogChangeReason =
  'close-press' | 'escape-key' | 'outside-press' | 'focus-out' | 'event' | 'other';

export interface DialogChangeDetails {
  readonly reason: DialogChangeReason;
  readonly event: Event;
}

interface Options {
  readonly id: string;
  readonly open: boolean | undefined;
  readonly defaultOpen: boolean;
  readonly onOpenChange: ((open: boolean, details: DialogChangeDetails) => void) | undefined;
}

/** Whether a dialog is open, and the way to change that: its own state or its owner's. */
export function useDialogState({ id, open, defaultOpen, onOpenChange }: Options) {
  const [isOpen, setOwn] = useControlled(open, defaultOpen);

  const change = (next: boolean, details: DialogChangeDetails) => {
    if (next === isOpen) return;
    setOwn(next);
    onOpenChange?.(next, details);
  };

  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });

  useEffect(
    () =>
      onDialogEvent(id, (next, event) => {
        latest.current(next, { reason: 'event', event });
      }),
    [id],
  );

  return { isOpen, change };
}
