'use client';
import { useLayoutEffect } from 'react';
import { useControlled } from '../internal/useControlled.js';
import { useLatest } from '../internal/useLatest.js';
import { onDialogEvent } from './dialog-events.js';

/** Why a dialog opened or closed. */
export type DialogChangeReason =
  | 'close-press'
  | 'escape-key'
  | 'outside-press'
  | 'focus-out'
  | 'confirm'
  | 'event'
  | 'other';

const reasons: readonly string[] = [
  'close-press',
  'escape-key',
  'outside-press',
  'focus-out',
  'confirm',
  'event',
] satisfies DialogChangeReason[];

const isReason = (reason: string): reason is DialogChangeReason => reasons.includes(reason);

export interface DialogChangeDetails {
  readonly reason: DialogChangeReason;
  readonly event: Event;
}

interface Options {
  readonly id: string | undefined;
  readonly open: boolean | undefined;
  readonly defaultOpen: boolean;
  readonly onOpenChange: ((open: boolean, details: DialogChangeDetails) => void) | undefined;
}

export function useDialogState({ id, open, defaultOpen, onOpenChange }: Options) {
  const [isOpen, setOwn] = useControlled(open, defaultOpen);

  const change = (next: boolean, { reason, event }: { reason: string; event: Event }) => {
    if (next === isOpen) return;
    setOwn(next);
    // Base UI has more reasons than the kit's public API.
    onOpenChange?.(next, { reason: isReason(reason) ? reason : 'other', event });
  };

  // Before paint: a button that opens it can be clicked as soon as it is visible.
  const latest = useLatest(change);

  useLayoutEffect(
    () =>
      id === undefined
        ? undefined
        : onDialogEvent(id, (next, event) => latest.current(next, { reason: 'event', event })),
    [id, latest],
  );

  return { isOpen, change };
}
