import type { Generated } from 'kysely';
import type { DeliveryMethod, FreightRule } from './freight';
import type { Json } from './json';

export interface ShopTypeTable {
  id: Generated<number>;
  version: Generated<number>;
  name: string;
  info: Generated<string>;
  sort: Generated<number>;
}

export interface ShopCategoryTable {
  id: Generated<number>;
  version: Generated<number>;
  name: string;
  handling_fee: Generated<number>;
  sort: Generated<number>;
}

/** Opening hours on these weekdays (1 is Monday), HH:mm in the mall's time zone. */
export interface OpeningHours {
  days: number[];
  opens: string;
  closes: string;
}

export interface ShopTable {
  id: Generated<number>;
  version: Generated<number>;
  name: string;
  type_id: number;
  category_id: number;
  /** the mall's commission on its goods */
  commission_percent: Generated<number>;
  is_self: Generated<boolean>;
  is_recommended: Generated<boolean>;
  is_open: Generated<boolean>;
  sort: Generated<number>;
  /** `stars` in whole stars; the default without reviews. */
  star_level: Generated<number>;
  /** Mean of the service scores of its reviews, with one decimal; null without any. Decimals are read as text. */
  stars: Generated<string | null>;
  avatar: string;
  back_image: string;
  street_back_image: string | null;
  pc_back_image: string | null;
  pc_banner: Json<{ sattDir: string }[]>;
  intro: Generated<string>;
  keywords: Generated<string>;
  real_name: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  address: Generated<string>;
  qualification: Json<string[]>;
  service_type: Generated<'H5' | 'phone' | 'message' | 'email'>;
  service_value: Generated<string>;
  collect_count: Generated<number>;
  /** the shop's own shipping rule; null uses the postage of each product */
  freight: Json<FreightRule> | null;
  /** its delivery methods; the first is the default */
  delivery_methods: Generated<DeliveryMethod[]>;
  /** shipping cost of delivery by the shop itself; null: the same as by courier */
  shop_courier_minor: number | null;
  /** orders that are confirmed before it, HH:mm in the mall's time zone, begin on the same day; null: the mall's */
  cut_off: string | null;
  /** its working days until an order is shipped; null: the mall's */
  handling_days: number | null;
  opening_hours: Json<OpeningHours[]>;
  /** closed for this time; both or none */
  holiday_from: Date | null;
  holiday_until: Date | null;
  holiday_text: Generated<string>;
  /** by the mall; the shop is closed as long as there is one */
  suspension: Json<Suspension> | null;
  layout: Json<ShopSection[]>;
  created_at: Generated<Date>;
}

/** A suspended shop cannot open itself. */
export interface Suspension {
  reason: string;
  /** ISO 8601 */
  since: string;
  /** whether it opens again when the suspension ends */
  wasOpen: boolean;
}

/** A section of a shop's home, in the order in which they are shown. */
export interface ShopSection {
  kind: 'goods' | 'new' | 'coupons' | 'categories' | 'introduction';
  title: string;
  /** of the kind `goods` only */
  productIds: number[];
}

export interface ShopGoodsCategoryTable {
  id: Generated<number>;
  version: Generated<number>;
  shop_id: number;
  pid: Generated<number>;
  name: string;
  level: number;
  sort: Generated<number>;
}
