import type { ColumnType, Generated } from 'kysely';
import type { DeliveryMethod, FreightRule } from './freight';

/** jsonb: read as a value, written as JSON text. */
export type Json<T> = ColumnType<T, string | undefined, string>;

export interface ShopTypeTable {
  id: Generated<number>;
  name: string;
  info: Generated<string>;
  sort: Generated<number>;
}

export interface ShopCategoryTable {
  id: Generated<number>;
  name: string;
  handling_fee: Generated<number>;
  sort: Generated<number>;
}

/** On these weekdays (1 is Monday) it is open between two times, HH:mm in the zone of the mall. */
export interface OpeningHours {
  days: number[];
  opens: string;
  closes: string;
}

export interface ShopTable {
  id: Generated<number>;
  name: string;
  type_id: number;
  category_id: number;
  is_self: Generated<boolean>;
  is_recommended: Generated<boolean>;
  is_open: Generated<boolean>;
  sort: Generated<number>;
  star_level: Generated<number>;
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
  /** the shop's own freight rule; null asks the postage of each product */
  freight: Json<FreightRule> | null;
  /** by which its goods are shipped, the first unless the shopper chooses */
  delivery_methods: Generated<DeliveryMethod[]>;
  /** freight of a parcel that it brings by itself; null as by a courier */
  shop_courier_minor: number | null;
  opening_hours: Json<OpeningHours[]>;
  created_at: Generated<Date>;
}

export interface ShopGoodsCategoryTable {
  id: Generated<number>;
  shop_id: number;
  pid: Generated<number>;
  name: string;
  level: number;
  sort: Generated<number>;
}

export interface CategoryTable {
  id: Generated<number>;
  pid: Generated<number>;
  name: string;
  icon: string | null;
  level: number;
  sort: Generated<number>;
  is_shown: Generated<boolean>;
}

export interface GuaranteeTable {
  id: Generated<number>;
  name: string;
  icon: Generated<string>;
  content: string;
  sort: Generated<number>;
}

export interface ProductTable {
  id: Generated<number>;
  shop_id: number;
  category_id: number;
  shop_goods_category_id: number | null;
  name: string;
  keyword: Generated<string>;
  intro: Generated<string>;
  content: Generated<string>;
  unit_name: Generated<string>;
  image: string;
  slider: Json<string[]>;
  price_minor: number;
  old_price_minor: number | null;
  postage_minor: Generated<number>;
  ficti: Generated<number>;
  rank: Generated<number>;
  is_on_sale: Generated<boolean>;
  /** not shipped: the shop sends a code or a text */
  is_virtual: Generated<boolean>;
  is_removed: Generated<boolean>;
  guarantee_ids: Generated<number[]>;
  created_at: Generated<Date>;
}

/** Positions of a product in a list, the smallest first. Maintained by database triggers. */
interface ListingKeys {
  by_rank: number;
  by_price: number;
  by_dear: number;
  by_sold: number;
  by_age: number;
}

/** Products on show. */
export interface ListedProductTable extends ListingKeys {
  product_id: number;
  scopes: number[];
  review_count: Generated<number>;
  /** Mean of its reviews, with one decimal; null without any. Decimals are read as text. */
  stars: string | null;
}

/** Products on show, once for each list that they stand in. */
export interface ListingTable extends ListingKeys {
  product_id: number;
  scope: number;
}

/** Products of which units were sold or came back since the lists were last brought up to date. */
export interface ProductMovedTable {
  product_id: number;
}

export interface ProductAttrTable {
  id: Generated<number>;
  product_id: number;
  name: string;
  options: string[];
  sort: Generated<number>;
}

export interface SkuTable {
  id: Generated<number>;
  product_id: number;
  /** The chosen options joined by a comma, in the order of the product's attributes. */
  name: string;
  attributes: Json<Record<string, string>>;
  image: string;
  price_minor: number;
  old_price_minor: number | null;
  stock: Generated<number>;
  /** of one piece, packed */
  weight_grams: Generated<number>;
  sales: Generated<number>;
  sort: Generated<number>;
}

export interface ReviewTable {
  id: Generated<number>;
  product_id: number;
  user_id: number | null;
  order_line_id: number | null;
  nickname: string;
  avatar: string | null;
  sku: Generated<string>;
  quality: number;
  service: number;
  star: number;
  comment: string;
  pictures: Json<string[]>;
  reply: string | null;
  /** what the buyer adds later, once */
  follow_up: string | null;
  followed_up_at: Date | null;
  is_shown: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface CollectProductTable {
  user_id: number;
  product_id: number;
  /** the price at that time; null for what was collected before it was kept */
  price_minor: number | null;
  created_at: Generated<Date>;
  /** the row stays for a moment, so that the removal can be undone */
  removed_at: Date | null;
}

export interface CollectShopTable {
  user_id: number;
  shop_id: number;
  created_at: Generated<Date>;
  removed_at: Date | null;
}

export interface BannerTable {
  id: Generated<number>;
  slot: 'main' | 'strip';
  picture: string;
  name: Generated<string>;
  url: Generated<string>;
  sort: Generated<number>;
}

export interface HotKeywordTable {
  id: Generated<number>;
  title: string;
  sort: Generated<number>;
}

export interface ActivityTable {
  id: Generated<number>;
  name: string;
  type: 1 | 2 | 3;
  banner: Json<string[]>;
  instruction: Generated<string>;
  is_open: Generated<boolean>;
  /** null for an activity that stays until it is closed */
  ends_at: Generated<Date | null>;
  sort: Generated<number>;
}

export interface ActivityProductTable {
  activity_id: number;
  product_id: number;
  picture: string;
  sort: Generated<number>;
}

export interface SettingTable {
  name: string;
  value: Json<unknown>;
}
