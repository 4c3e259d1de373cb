export * from './Dialog.js';
export {
  closeDialog,
  DIALOG_EVENT_TYPE,
  openDialog,
  type DialogEvent,
  type DialogEventDetail,
} from './dialog-events.js';
export type { ConfirmState } from './useConfirm.js';
export type { DialogChangeDetails, DialogChangeReason } from './useDialogState.js';
