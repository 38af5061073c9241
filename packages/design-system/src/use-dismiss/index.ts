export { useDismiss } from './use-dismiss';
export type { DismissOptions, DismissReason } from './use-dismiss';
