import type { Id } from '../settings';

export interface HotWord {
  id: Id;
  title: string;
  href: string;
}

/** A language of the menu; its URL is the same page in that language. */
export interface LanguageOption {
  /** Language tag, e.g. `zh-CN`. */
  tag: string;
  /** Name of the language in that language. */
  label: string;
  href: string;
}

/** The signed-in user. */
export interface HeaderUser {
  nickname: string;
  avatarSrc?: string;
  phone?: string;
  email?: string;
}

export interface MenuEntry {
  id: Id;
  label: string;
  href: string;
}

export interface MobileMenuProps {
  /** Absolute URL of the page, for its QR code. */
  pageHref: string;
  /** URL of the mobile mall, where it is a different one; opened in a new window. */
  mallHref?: string;
}
