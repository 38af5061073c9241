import type { GoodsSummary } from '../goods';
import type { Id } from '../settings';

/** A slide of the main banner. Text and picture are apart, so that text is real text. */
export interface Banner {
  id: Id;
  imageSrc: string;
  /** What is said over the picture. */
  title?: string;
  text?: string;
  href?: string;
}

/** How an activity is laid out: a strip of goods, one large and two small tiles, or a large-picture strip. */
export type ActivityLayout = 'strip' | 'tiles' | 'gallery';

export interface ActivityGoods extends GoodsSummary {
  /** The activity's own picture of the goods. */
  activityImageSrc?: string;
}

export interface Activity {
  id: Id;
  name: string;
  /** A sentence or two that say what it is about. */
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
  /** Wide picture behind the shop. */
  backgroundSrc: string;
  /** 0 to 5. */
  rating: number;
  selfOperated: boolean;
}
