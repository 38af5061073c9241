export { MegaMenu } from './mega-menu';
export type { MegaMenuProps } from './mega-menu';
export type { MegaMenuChangeDetail, MegaMenuEntry, MegaMenuGroup, MegaMenuLink } from './types';
