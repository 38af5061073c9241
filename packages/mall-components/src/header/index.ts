export { Header } from './header';
export type { HeaderProps } from './header';
export { MainHeader } from './main-header';
export type { MainHeaderProps } from './main-header';
export { TopBar } from './top-bar';
export type { TopBarProps } from './top-bar';
export { SearchBox } from './search-box';
export type { SearchBoxProps } from './search-box';
export type {
  Suggestion,
  SuggestionGroup,
  SuggestionKind,
  Suggestions,
  SuggestionSource,
} from './suggestions/types';
export { LanguageMenu } from './language-menu';
export type { LanguageMenuProps } from './language-menu';
export { UserMenu } from './user-menu';
export type { UserMenuProps } from './user-menu';
export { CartMenu } from './cart-menu';
export type { CartMenuProps } from './cart-menu';
export { MobileMenu } from './mobile-menu';
export type { MobileMenuProps, TopBarLink } from './types';
export { FIXED_HEADER_OFFSET, useFixedHeader } from './use-fixed-header';
export type { HeaderUser, HotWord, LanguageOption, MenuEntry } from './types';
