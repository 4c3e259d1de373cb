'use client';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  const [isOpen, setOpen] = useControlled(open, defaultOpen);

  const change = (next: boolean, { reason, event }: { reason: string; event: Event }) => {
    if (next === isOpen) return;
    setOpen(next);
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

/**
 * Calls back once after each close, also where the dialog is removed meanwhile, together with the one around it.
 *
 * @returns a function to call when a dialog has opened or closed
 */
export function useAfterClose(
  isOpen: boolean,
  onAfterClose: (() => void) | undefined,
): (isOpened: boolean) => void {
  const latest = useLatest(onAfterClose);
  const wasOpen = useRef(isOpen);
  const isDue = useRef(false);
  const end = useCallback(() => {
    if (isDue.current) latest.current?.();
    isDue.current = false;
  }, [latest]);
  useLayoutEffect(() => {
    isDue.current = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
  }, [isOpen]);
  useEffect(() => end, [end]);
  return (isOpened) => {
    if (!isOpened) end();
  };
}

/** State of `onConfirm`. */
export interface ConfirmState {
  /** The promise is pending: the dialog stays open, and the visitor cannot close it. */
  readonly isBusy: boolean;
  /** The reason of the rejection, until the next attempt or until the dialog closes. */
  readonly error: unknown;
}

const idle: ConfirmState = { isBusy: false, error: undefined };

/** A promise of another frame or library is not an instance of this frame's `Promise`. */
const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function';

/**
 * Runs the action of a dialog, then closes it: at once without a promise. While a promise is pending the dialog is
 * busy; if it rejects, the dialog stays open. A promise that settles after the application has closed the dialog
 * changes nothing, even if the dialog is open again.
 *
 * @param isHandled Whether the error is shown; otherwise it is reported as an uncaught one.
 */
export function useConfirm(isOpen: boolean, isHandled: boolean) {
  const [state, setState] = useState(idle);
  const pending = useRef<PromiseLike<unknown>>(undefined);
  if (!isOpen && state !== idle) setState(idle);

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      pending.current = undefined;
    };
  }, [isOpen]);

  const confirm = (act: () => unknown, close: () => void): void => {
    if (pending.current) return;
    const result = act();
    if (!isThenable(result)) {
      close();
      return;
    }
    pending.current = result;
    setState({ isBusy: true, error: undefined });
    const settle = (next: ConfirmState): boolean => {
      if (pending.current !== result) return false;
      pending.current = undefined;
      setState(next);
      return true;
    };
    result.then(
      () => {
        if (settle(idle)) close();
      },
      (error: unknown) => {
        const isShown = settle({ isBusy: false, error }) && isHandled;
        if (!isShown) reportError(error);
      },
    );
  };
  return { ...state, confirm };
}
