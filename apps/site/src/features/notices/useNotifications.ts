import { useEffect, useState } from 'react';

const SEVERITIES = ['success', 'error', 'warning', 'info'] as const;

type Severity = (typeof SEVERITIES)[number];

/** A notice. Line breaks separate lines of the message. */
interface Notification {
  readonly message: string;
  readonly severity: Severity;
  /** Time after which it closes, in milliseconds. Defaults to the kit's 8000. */
  readonly autoCloseMs?: number;
  /** Replaces an open notice with the same topic. */
  readonly topic?: string;
  /** Advice for screen readers only; on screen it is next to the cause. */
  readonly help?: string;
}

function isSeverity(value: unknown): value is Severity {
  return SEVERITIES.some((severity) => severity === value);
}

function readMessage(value: unknown): string {
  if (Array.isArray(value)) return value.filter((line) => typeof line === 'string').join('\n');
  return typeof value === 'string' ? value : '';
}

/**
 * Converts a reported value into a notice (docs/product.md, section 8): a string into an info notice, an error into an
 * error notice with its message, an object with message and severity as given.
 *
 * @returns undefined without a message, which closes all notices
 */
export function toNotification(value: unknown): Notification | undefined {
  if (value instanceof Error) {
    return value.message ? { message: value.message, severity: 'error' } : undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = readMessage(value);
    return message ? { message, severity: 'info' } : undefined;
  }
  const { message, severity, autoCloseMs, topic, help } = value as Partial<
    Record<keyof Notification, unknown>
  >;
  const text = readMessage(message);
  if (!text) return undefined;
  return {
    message: text,
    severity: isSeverity(severity) ? severity : 'info',
    ...(typeof autoCloseMs === 'number' && { autoCloseMs }),
    ...(typeof topic === 'string' && { topic }),
    ...(typeof help === 'string' && { help }),
  };
}

/** Event that shows a notice (docs/product.md, section 4, "Notification"). */
const SET_NOTIFICATION = 'set-notification';

const MOST_AT_A_TIME = 3;

export interface OpenNotification extends Notification {
  readonly id: number;
}

/** Shows a notice: a string, an error, or an object with message and severity. Closes all notices without a message. */
export function notify(value: unknown): void {
  dispatchEvent(new CustomEvent(SET_NOTIFICATION, { detail: value }));
}

let lastId = 0;

/** Returns the open notices (three at most, newest last) and a function that closes one. */
export function useNotifications() {
  const [notifications, setNotifications] = useState<readonly OpenNotification[]>([]);

  useEffect(() => {
    function onSet(event: Event): void {
      const notification = toNotification((event as CustomEvent<unknown>).detail);
      if (!notification) {
        setNotifications([]);
        return;
      }
      lastId += 1;
      const opened = { ...notification, id: lastId };
      setNotifications((open) =>
        [
          ...open.filter(({ topic }) => topic === undefined || topic !== opened.topic),
          opened,
        ].slice(-MOST_AT_A_TIME),
      );
    }
    addEventListener(SET_NOTIFICATION, onSet);
    return () => removeEventListener(SET_NOTIFICATION, onSet);
  }, []);

  function close(id: number): void {
    setNotifications((open) => open.filter((notification) => notification.id !== id));
  }

  return { notifications, close };
}
