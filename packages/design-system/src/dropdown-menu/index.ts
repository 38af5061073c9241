export { DropdownMenu } from './dropdown-menu';
export type { DropdownMenuChangeDetail, DropdownMenuProps } from './dropdown-menu';
export { DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from './dropdown-menu-item';
export type {
  DropdownMenuItemProps,
  DropdownMenuLabelProps,
  DropdownMenuSeparatorProps,
} from './dropdown-menu-item';
