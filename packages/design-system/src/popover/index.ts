export { Popover, popoverSizes } from './popover';
export type { PopoverChangeDetail, PopoverProps, PopoverSize } from './popover';
