import type { GoodsSummary } from '../goods';
import type { Id } from '../settings';

/** A slide of the main banner. The text is not part of the image. */
export interface Banner {
  /** Unique among the banners. */
  id: Id;
  /** URL of a wide image without text, whose end shows the goods. */
  imageSrc: string;
  /** Heading over the image. */
  title?: string;
  /** A sentence below the heading. */
  text?: string;
  /** URL of what it advertises; absent for one that is no link. */
  href?: string;
}

/** Layout of an activity: a strip of goods, one large and two small tiles, or a strip of large images. */
export type ActivityLayout = 'strip' | 'tiles' | 'gallery';

/** Goods of an activity. */
export interface ActivityGoods extends GoodsSummary {
  /** URL of the activity's own image of the goods. */
  activityImageSrc?: string;
}

/** An activity of the mall with some of its goods. */
export interface Activity {
  /** Unique among the activities. */
  id: Id;
  /** As written by the mall. */
  name: string;
  /** A sentence or two about the activity. */
  deck?: string;
  /** URL of the activity's page. */
  href: string;
  /** How its goods are shown. */
  layout: ActivityLayout;
  /** In display order. */
  goods: ActivityGoods[];
}

/** A shop of the shop street. */
export interface StreetShop {
  /** Id of the shop. */
  id: Id;
  /** As written by the shop. */
  name: string;
  /** URL of the shop. */
  href: string;
  /** URL of a square image. */
  logoSrc: string;
  /** URL of a wide image behind the shop. */
  backgroundSrc: string;
  /** 1 to 5; 0 for a shop without ratings. */
  rating: number;
  /** Whether the mall runs the shop itself. */
  selfOperated: boolean;
}
