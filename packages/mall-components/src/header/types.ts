import type { Id } from '../settings';

/** A trending search. */
export interface HotWord {
  /** Unique among the trending searches. */
  id: Id;
  /** The words to search for. */
  title: string;
  /** URL of the results. */
  href: string;
}

/** A language of the menu; its URL is the same page in that language. */
export interface LanguageOption {
  /** Language tag, e.g. `zh-CN`. */
  tag: string;
  /** Name of the language in that language. */
  label: string;
  /** URL of the same page in that language. */
  href: string;
}

/** A link of the top bar. */
export interface TopBarLink {
  /** Translated. */
  label: string;
  /** URL of the page; unique among the links. */
  href: string;
}

/** The signed-in user. */
export interface HeaderUser {
  /** As chosen by the user; shown in the menu, and the name of its button. */
  nickname: string;
  /** URL of a square image; without it the initials of the nickname are shown. */
  avatarSrc?: string;
  /** Phone number, as shown; absent where the account has none. */
  phone?: string;
  /** Absent where the account has none. */
  email?: string;
}

/** An entry of the account menu that the server adds. */
export interface MenuEntry {
  /** Unique among the entries. */
  id: Id;
  /** Translated. */
  label: string;
  /** URL of its page; unique among the entries. */
  href: string;
}

export interface MobileMenuProps {
  /** Absolute URL of the page, for its QR code. */
  pageHref: string;
  /** URL of the mobile mall, where it is a different one; opened in a new window. */
  mallHref?: string;
}
