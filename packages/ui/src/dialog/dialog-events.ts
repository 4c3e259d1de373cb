/** Type of the `window` event that opens and closes dialogs. */
export const DIALOG_EVENT_TYPE = 'wp-dialog';

/** Detail of a `DialogEvent`. */
export interface DialogEventDetail {
  /** The `id` of the dialog; without such a dialog the event does nothing. */
  readonly id: string;
  /** True opens the dialog, false closes it. */
  readonly open: boolean;
}

/** The `window` event that opens and closes dialogs. */
export type DialogEvent = CustomEvent<DialogEventDetail>;

function send(id: string, open: boolean): void {
  if (typeof window === 'undefined') return;
  window.dispatchEvent(
    new CustomEvent<DialogEventDetail>(DIALOG_EVENT_TYPE, {
      detail: { id, open },
      cancelable: true,
    }),
  );
}

/**
 * Opens the dialog with this id, from anywhere: the caller need not know which component renders it. Does nothing
 * without such a dialog or without a window.
 */
export function openDialog(id: string): void {
  send(id, true);
}

/** Closes the dialog with this id; the counterpart of `openDialog`. */
export function closeDialog(id: string): void {
  send(id, false);
}

/**
 * Listens to the events for the dialog with this id. If several have the same id, in two islands for example, the first
 * one responds. Browser only.
 *
 * @returns a function that removes the listener
 */
export function onDialogEvent(
  id: string,
  listener: (open: boolean, event: DialogEvent) => void,
): () => void {
  const listen = (event: Event): void => {
    const dialogEvent = event as DialogEvent;
    if (dialogEvent.detail.id !== id || event.defaultPrevented) return;
    event.preventDefault();
    listener(dialogEvent.detail.open, dialogEvent);
  };
  window.addEventListener(DIALOG_EVENT_TYPE, listen);
  return () => window.removeEventListener(DIALOG_EVENT_TYPE, listen);
}
