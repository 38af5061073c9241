export { Dialog, dialogSizes } from './dialog';
export type { DialogProps, DialogSize } from './dialog';
export type { DialogChange, DialogChangeDetail } from './use-open-reason';
