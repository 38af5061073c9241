export { DropdownMenu } from './dropdown-menu';
export type { DropdownMenuChangeDetail, DropdownMenuProps } from './dropdown-menu';
export { DropdownMenuItem } from './dropdown-menu-item';
export type { DropdownMenuItemProps } from './dropdown-menu-item';
export { DropdownMenuLabel, DropdownMenuSeparator } from './dropdown-menu-text';
export type { DropdownMenuLabelProps, DropdownMenuSeparatorProps } from './dropdown-menu-text';
