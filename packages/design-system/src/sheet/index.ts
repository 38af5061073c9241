export { Sheet } from './sheet';
export type { SheetChangeDetail, SheetProps, SheetSnapDetail } from './sheet';
