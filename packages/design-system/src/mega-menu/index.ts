export { MegaMenu } from './mega-menu';
export type { MegaMenuProps } from './mega-menu';
export type { HoverChangeDetail } from '../internal/floating/use-hover-open';
export type { MegaMenuEntry, MegaMenuGroup, MegaMenuLink } from './types';
