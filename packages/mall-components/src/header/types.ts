import type { Id } from '../settings';

export interface HotWord {
  id: Id;
  title: string;
  href: string;
}

/** A language of the menu; its address is the same page in that language. */
export interface LanguageOption {
  /** Language tag, e.g. `zh-CN`. */
  tag: string;
  /** The language's name in itself. */
  label: string;
  href: string;
}

/** Who is signed in. */
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
  /** Whole address of the page, for its QR code. */
  pageHref: string;
  /** The mall for phones where that is another address; opened in a new window. */
  mallHref?: string;
}
