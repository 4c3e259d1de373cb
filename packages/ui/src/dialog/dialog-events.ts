/** Type of the event on `window` that opens and closes dialogs. */
export const DIALOG_EVENT_TYPE = 'wp-dialog';

/** What the event says. */
export interface DialogEventDetail {
  /** The `id` of the dialog; a dialog that is not there does nothing. */
  readonly id: string;
  /** Whether to open or to close it. */
  readonly open: boolean;
}

/** The event on `window` that opens and closes dialogs. */
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
 * Opens the dialog of this id, from anywhere: the code that asks need not know who renders it.
 * Does nothing where there is no such dialog, or no window.
 */
export function openDialog(id: string): void {
  send(id, true);
}

/** Closes the dialog of this id, as `openDialog` opens it. */
export function closeDialog(id: string): void {
  send(id, false);
}

/**
 * Listens to what is asked of the dialog of this id. Of several with one id, in two islands say, the first one answers.
 * Only in a browser.
 *
 * @returns Stops listening.
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
  return () => {
    window.removeEventListener(DIALOG_EVENT_TYPE, listen);
  };
}
