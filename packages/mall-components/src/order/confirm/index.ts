export { ConfirmAction } from './confirm-action';
export type { ConfirmActionProps } from './confirm-action';
