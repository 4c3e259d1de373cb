import type { ReactNode } from 'react';
import type { NoticeSeverity } from '../notice/index.js';
import { warnOnce } from '../internal/warn.js';
import { addNotice, nextId } from './notice-store.js';

export interface NotifyOptions {
  /** Another call with the same id takes the place of the notice. */
  readonly id?: string | undefined;
  /**
   * Colour and icon; an error interrupts a screen reader.
   *
   * @default 'info'
   */
  readonly severity?: NoticeSeverity | undefined;
  /**
   * Milliseconds until it closes by itself, without those in a hidden tab or under the pointer or the focus. 0: it stays.
   *
   * @default 8000
   */
  readonly autoCloseMs?: number | undefined;
  /** A button in it, which closes it: “Undo”. */
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
}

/** What `notify.promise` says, the last two also as functions of the result. */
export interface NotifyPromiseMessages<Result> {
  readonly pending: ReactNode;
  readonly success: ReactNode | ((result: Result) => ReactNode);
  readonly error: ReactNode | ((error: unknown) => ReactNode);
}

type Options = Omit<NotifyOptions, 'severity'>;

/**
 * Shows a notice in the `Notices` of the page, from anywhere: an event handler, a store, a request that failed. What is said
 * before there is one waits for it.
 *
 * @returns the id of the notice, for `dismissNotice`
 */
export function notify(
  message: ReactNode,
  { id = nextId(), severity = 'info', ...rest }: NotifyOptions = {},
): string {
  if (typeof document === 'undefined') {
    warnOnce(
      'notify() was called on a server, which has no visitor to tell. Call it in the browser.',
    );
    return id;
  }
  addNotice({ id, message, severity, ...rest });
  return id;
}

const severe =
  (severity: NoticeSeverity) =>
  (message: ReactNode, options?: Options): string =>
    notify(message, { ...options, severity });

/** `notify` with the severity of its name. */
notify.success = severe('success');
notify.error = severe('error');
notify.warning = severe('warning');
notify.info = severe('info');

/**
 * One notice that follows a promise: it stays while the promise is pending, and then says how it ended.
 *
 * @returns the promise itself, so a rejection is still the caller's to handle
 */
notify.promise = <Result>(
  promise: Promise<Result>,
  { pending, success, error }: NotifyPromiseMessages<Result>,
  options?: Options,
): Promise<Result> => {
  const id = notify.info(pending, { ...options, action: undefined, autoCloseMs: 0 });
  const ended = { ...options, id };
  promise.then(
    (result) => notify.success(typeof success === 'function' ? success(result) : success, ended),
    (reason: unknown) => notify.error(typeof error === 'function' ? error(reason) : error, ended),
  );
  return promise;
};
