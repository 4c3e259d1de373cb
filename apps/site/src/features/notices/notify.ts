/** Event that shows a notice (docs/product.md, section 4, "Notification"). */
const SET_NOTIFICATION = 'set-notification';

/** Shows a notice: a string, an error, or an object with message and severity. Closes all notices without a message. */
export function notify(value: unknown): void {
  dispatchEvent(new CustomEvent(SET_NOTIFICATION, { detail: value }));
}

/** Values of events before the code that shows them is loaded. */
const pendingValues: unknown[] = [];
let show = (value: unknown): void => void pendingValues.push(value);

if (typeof window !== 'undefined') {
  addEventListener(SET_NOTIFICATION, (event) => show((event as CustomEvent<unknown>).detail));
}

/** Passes the values of all events to a function, the earlier ones included. */
export function onNotification(showValue: (value: unknown) => void): void {
  show = showValue;
  pendingValues.splice(0).forEach(showValue);
}
