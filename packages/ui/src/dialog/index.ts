export * from './Dialog.js';
export {
  closeDialog,
  DIALOG_EVENT_TYPE,
  openDialog,
  type DialogEvent,
  type DialogEventDetail,
} from './dialog-events.js';
export type { DialogProps } from './dialog-props.js';
export type { ConfirmState, DialogChangeDetails, DialogChangeReason } from './useDialogState.js';
