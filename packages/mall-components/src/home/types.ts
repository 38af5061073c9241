import type { GoodsSummary } from '../goods';
import type { Id } from '../settings';

/** A slide of the main banner. The text is not part of the image. */
export interface Banner {
  id: Id;
  imageSrc: string;
  /** Heading over the image. */
  title?: string;
  text?: string;
  href?: string;
}

/** Layout of an activity: a strip of goods, one large and two small tiles, or a strip of large images. */
export type ActivityLayout = 'strip' | 'tiles' | 'gallery';

export interface ActivityGoods extends GoodsSummary {
  /** URL of the activity's own image of the goods. */
  activityImageSrc?: string;
}

export interface Activity {
  id: Id;
  name: string;
  /** A sentence or two about the activity. */
  deck?: string;
  href: string;
  layout: ActivityLayout;
  goods: ActivityGoods[];
}

/** A shop of the shop street. */
export interface StreetShop {
  id: Id;
  name: string;
  href: string;
  logoSrc: string;
  /** URL of a wide image behind the shop. */
  backgroundSrc: string;
  /** 1 to 5; 0 for a shop without ratings. */
  rating: number;
  selfOperated: boolean;
}
