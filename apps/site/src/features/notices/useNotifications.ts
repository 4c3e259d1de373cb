import { useCallback, useEffect, useState } from 'react';
import { toNotification, type Notification } from './notification.ts';

/** Name of the event that shows a notice (docs/product.md, section 4, "Notification"). */
const SET_NOTIFICATION = 'set-notification';

const MOST_AT_A_TIME = 3;

/** A notice on the screen. */
export interface OpenNotification extends Notification {
  readonly id: number;
}

/** Shows a notice: a string, an error, or message and severity. Without a message all notices close. */
export function notify(value: unknown): void {
  dispatchEvent(new CustomEvent(SET_NOTIFICATION, { detail: value }));
}

let lastId = 0;

/** The open notices, newest last, three at most, and what closes one. */
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
    return () => {
      removeEventListener(SET_NOTIFICATION, onSet);
    };
  }, []);

  const close = useCallback((id: number) => {
    setNotifications((open) => open.filter((notification) => notification.id !== id));
  }, []);

  return { notifications, close };
}
