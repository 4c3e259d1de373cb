import type { ReactNode } from 'react';
import type { NoticeSeverity } from '../notice/index.js';
import { warnOnce } from '../internal/warn.js';
import { addNotice, nextId } from './notice-store.js';

export interface NotifyOptions {
  /** Identifies the notice: another call with the same id replaces it. */
  readonly id?: string | undefined;
  /**
   * Color and icon; an error interrupts a screen reader.
   *
   * @default 'info'
   */
  readonly severity?: NoticeSeverity | undefined;
  /**
   * Milliseconds until the notice closes by itself, paused in a hidden tab and while the pointer or the focus is on it.
   * 0: never.
   *
   * @default 8000, or 0 with an `action`: a keyboard or a screen reader may need longer to reach it
   */
  readonly autoCloseMs?: number | undefined;
  /** A button that also closes the notice: “Undo”. */
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
}

/** Messages of `notify.promise`; those of the outcome may be functions of the result or error. */
export interface NotifyPromiseMessages<Result> {
  readonly pending: ReactNode;
  readonly success: ReactNode | ((result: Result) => ReactNode);
  readonly error: ReactNode | ((error: unknown) => ReactNode);
}

type Options = Omit<NotifyOptions, 'severity'>;

/**
 * Shows a notice in the `Notices` of the page, from anywhere: an event handler, a store, a failed request. Notices from
 * before `Notices` is mounted are shown then.
 *
 * @returns the id of the notice, for `dismissNotice`
 */
export function notify(
  message: ReactNode,
  {
    id = nextId(),
    severity = 'info',
    action,
    autoCloseMs = action ? 0 : undefined,
  }: NotifyOptions = {},
): string {
  if (typeof document === 'undefined') {
    warnOnce(
      'notify() was called on a server, which has no visitor to notify. Call it in the browser.',
    );
    return id;
  }
  addNotice({ id, message, severity, action, autoCloseMs });
  return id;
}

const withSeverity =
  (severity: NoticeSeverity) =>
  (message: ReactNode, options?: Options): string =>
    notify(message, { ...options, severity });

/** `notify` with the severity `success`. */
notify.success = withSeverity('success');
notify.error = withSeverity('error');
notify.warning = withSeverity('warning');
notify.info = withSeverity('info');

/**
 * Shows one notice for a promise: it stays while the promise is pending, then shows the outcome.
 *
 * @returns the promise itself, so the caller still handles a rejection
 */
notify.promise = <Result>(
  promise: Promise<Result>,
  { pending, success, error }: NotifyPromiseMessages<Result>,
  options?: Options,
): Promise<Result> => {
  const id = notify.info(pending, { ...options, action: undefined, autoCloseMs: 0 });
  const outcome = { ...options, id };
  promise.then(
    (result) => notify.success(typeof success === 'function' ? success(result) : success, outcome),
    (reason: unknown) => notify.error(typeof error === 'function' ? error(reason) : error, outcome),
  );
  return promise;
};
