import type { ReactNode } from 'react';

/** A titled list of links. */
export interface FooterColumn {
  /** Unique among the columns. */
  id: string;
  /** Translated. */
  title: string;
  /** In display order. */
  links: readonly FooterLink[];
}

/** A link of a column. */
export interface FooterLink {
  /** Translated. */
  label: string;
  /** URL of the page. */
  href: string;
}

/** A promise of the mall: what a shopper can rely on. */
export interface FooterPromise {
  /** Unique among the promises. */
  id: string;
  /** Its mark; decorative. */
  icon: ReactNode;
  /** Translated, in two or three words. */
  title: ReactNode;
  /** Translated, in one line. */
  detail?: ReactNode;
}

/** An accepted payment method. */
export interface FooterPayment {
  /** Unique among the methods. */
  id: string;
  /** Brand name, as shoppers know it. */
  label: string;
  /** Its mark, before the name; decorative. */
  icon?: ReactNode;
}

/** Light or dark colors, or `system` for those of the device. */
export type ColorMode = 'light' | 'dark' | 'system';
