'use client';
import { useRef, useState } from 'react';

/** How far what a dialog does has come. */
export interface ConfirmState {
  /** It is still being done: the dialog stays open, and nothing closes it. */
  readonly isBusy: boolean;
  /** What a promise was rejected with, until the next attempt or until the dialog closes. */
  readonly error: unknown;
}

const idle: ConfirmState = { isBusy: false, error: undefined };

/**
 * Does what a dialog is for, and closes the dialog when that is done. Without a promise that is at once; while a promise is
 * pending the dialog is busy, and it stays open where it is rejected.
 *
 * @param isHandled Whether the error is shown; another one is reported as an uncaught one.
 */
export function useConfirm(isOpen: boolean, isHandled: boolean) {
  const [state, setState] = useState(idle);
  const isRunning = useRef(false);
  if (!isOpen && state !== idle) setState(idle);

  const confirm = (act: () => unknown, close: () => void): void => {
    if (isRunning.current) return;
    const result = act();
    if (!(result instanceof Promise)) {
      close();
      return;
    }
    isRunning.current = true;
    setState({ isBusy: true, error: undefined });
    result
      .then(
        () => {
          setState(idle);
          close();
        },
        (error: unknown) => {
          setState({ isBusy: false, error });
          if (!isHandled) reportError(error);
        },
      )
      .finally(() => {
        isRunning.current = false;
      });
  };
  return { ...state, confirm };
}
