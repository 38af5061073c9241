export { DropdownMenu } from './dropdown-menu';
export type { DropdownMenuProps } from './dropdown-menu';
export { DropdownMenuItem } from './dropdown-menu-item';
export type { DropdownMenuItemProps } from './dropdown-menu-item';
export {
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from './dropdown-menu-choice';
export type {
  DropdownMenuLabelProps,
  DropdownMenuRadioGroupProps,
  DropdownMenuRadioItemProps,
  DropdownMenuSeparatorProps,
} from './dropdown-menu-choice';
