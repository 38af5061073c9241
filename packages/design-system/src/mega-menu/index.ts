export { MegaMenu } from './mega-menu';
export type { MegaMenuProps } from './mega-menu';
export type { MegaMenuEntry, MegaMenuGroup, MegaMenuLink } from './types';
