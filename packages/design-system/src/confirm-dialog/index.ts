export { ConfirmDialog } from './confirm-dialog';
export type { ConfirmDialogChangeDetail, ConfirmDialogProps } from './confirm-dialog';
