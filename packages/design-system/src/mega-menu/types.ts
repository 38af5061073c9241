import type { ReactNode } from 'react';
import type { HoverChangeDetail } from '../internal/floating/use-hover-open';

export type SetOpen = (
  id: string | null,
  reason: HoverChangeDetail['reason'],
  event: Event,
) => void;

/** A link in a panel. */
export interface MegaMenuLink {
  /** URL of the page; unique among the links of its group. */
  href: string;
  /** Text of the link. */
  label: ReactNode;
}

/** Links under a title; groups without one are plain links. */
export interface MegaMenuGroup {
  /** Title of the group; a link with `href`. */
  label?: ReactNode;
  /** URL of the group's own page; without it the title is text. */
  href?: string;
  /** The links below the title, in the order of display. */
  links: readonly MegaMenuLink[];
}

/** A top-level entry: a link, a button, or both with a panel. */
export interface MegaMenuEntry {
  /** Unique id of the entry. */
  id: string;
  /** Text of the entry; also names its panel. */
  label: ReactNode;
  /** The entry's own page. Without it the entry is a button that only opens its panel. */
  href?: string;
  /** Content of the panel; without groups the entry is a plain link. */
  groups?: readonly MegaMenuGroup[];
  /** First link of the panel, to the entry's own page: "All of the kitchen". */
  all?: MegaMenuLink;
  /** Shown next to the groups, or below them: an image, an offer. */
  extra?: ReactNode;
}
