import type { ReactNode } from 'react';
import type { HoverChangeDetail } from '../internal/floating/use-hover-open';

export type SetOpen = (
  id: string | null,
  reason: HoverChangeDetail['reason'],
  event: Event,
) => void;

export interface MegaMenuLink {
  href: string;
  label: ReactNode;
}

/** Links under a title; groups without one are plain links. */
export interface MegaMenuGroup {
  /** Title of the group; with an `href` it leads to the group's own page. */
  label?: ReactNode;
  href?: string;
  links: readonly MegaMenuLink[];
}

export interface MegaMenuEntry {
  /** Ties the entry to its panel; unique in the menu. */
  id: string;
  label: ReactNode;
  /** The entry's own page. An entry without one is a button that only opens its panel. */
  href?: string;
  /** What the panel shows; without groups the entry is a plain link. */
  groups?: readonly MegaMenuGroup[];
  /** First link of the panel, to the entry's own page in words: "All of the kitchen". */
  all?: MegaMenuLink;
  /** Beside or below the groups: a picture, an offer. */
  extra?: ReactNode;
}
