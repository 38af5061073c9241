export { DropdownMenu } from './dropdown-menu';
export type { DropdownMenuChangeDetail, DropdownMenuProps } from './dropdown-menu';
export { DropdownMenuItem } from './dropdown-menu-item';
export type { DropdownMenuItemProps } from './dropdown-menu-item';
export {
  DropdownMenuCheckboxItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from './dropdown-menu-choice';
export type {
  DropdownMenuCheckboxItemProps,
  DropdownMenuLabelProps,
  DropdownMenuRadioGroupProps,
  DropdownMenuRadioItemProps,
  DropdownMenuSeparatorProps,
} from './dropdown-menu-choice';
