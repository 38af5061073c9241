export { DropdownMenuSub } from './dropdown-menu-sub';
export type { DropdownMenuSubProps } from './dropdown-menu-sub';
