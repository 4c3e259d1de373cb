import { useCallback, useEffect, useState } from 'react';
import { toNotification, type Notification } from './notification.ts';

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
    return () => {
      removeEventListener(SET_NOTIFICATION, onSet);
    };
  }, []);

  const close = useCallback((id: number) => {
    setNotifications((open) => open.filter((notification) => notification.id !== id));
  }, []);

  return { notifications, close };
}
