'use client';
import { useRef, useState } from 'react';

/** State of `onConfirm`. */
export interface ConfirmState {
  /** The promise is pending: the dialog stays open, and nothing closes it. */
  readonly isBusy: boolean;
  /** The reason of the rejection, until the next attempt or until the dialog closes. */
  readonly error: unknown;
}

const idle: ConfirmState = { isBusy: false, error: undefined };

/**
 * Runs the action of a dialog, then closes it: at once without a promise. While a promise is pending the dialog is
 * busy; if it rejects, the dialog stays open.
 *
 * @param isHandled Whether the error is shown; otherwise it is reported as an uncaught one.
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
