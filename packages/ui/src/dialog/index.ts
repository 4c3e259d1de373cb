export { Dialog, type DialogProps } from './Dialog.js';
export {
  closeDialog,
  DIALOG_EVENT_TYPE,
  openDialog,
  type DialogEvent,
  type DialogEventDetail,
} from './dialog-events.js';
export { PreviewDialog, type PreviewDialogProps } from './PreviewDialog.js';
export type { ConfirmState } from './useConfirm.js';
export type { DialogChangeDetails, DialogChangeReason } from './useDialogState.js';
