export { Menu } from './menu';
export type { MenuGroup, MenuItem, MenuProps } from './menu';
