import type { Generated } from 'kysely';
import type { Json } from './json';

export interface CategoryTable {
  id: Generated<number>;
  version: Generated<number>;
  pid: Generated<number>;
  name: string;
  icon: string | null;
  level: number;
  sort: Generated<number>;
  is_shown: Generated<boolean>;
}

/** A fact about goods that is not chosen: `{ name: 'Material', value: 'Oak' }`. */
export interface Specification {
  name: string;
  value: string;
}

export interface ProductTable {
  id: Generated<number>;
  version: Generated<number>;
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
  /** never on sale yet, and not finished */
  is_draft: Generated<boolean>;
  /** a job puts them on sale then; null for no such plan */
  on_sale_from: Date | null;
  /** the shop's own number, unique in the shop */
  code: string | null;
  /** alternative texts of the pictures, by address */
  picture_alts: Json<Record<string, string>>;
  specifications: Json<Specification[]>;
  /** not shipped: the shop sends a code or a text */
  is_virtual: Generated<boolean>;
  is_removed: Generated<boolean>;
  guarantee_ids: Generated<number[]>;
  created_at: Generated<Date>;
}

/** Sort keys of a product in a list, ascending. Maintained by database triggers. */
interface ListingKeys {
  by_rank: number;
  by_price: number;
  by_dear: number;
  by_sold: number;
  by_age: number;
}

/** Visible products. */
export interface ListedProductTable extends ListingKeys {
  product_id: number;
  scopes: number[];
  review_count: Generated<number>;
  /** Mean of its reviews, with one decimal; null without any. Decimals are read as text. */
  stars: string | null;
  /** Colours to choose from, as the shop names them, each with its CSS; null for fewer than two. */
  colours: Json<{ name: string; color: string }[]> | null;
}

/** Visible products, one row per list that contains them. */
export interface ListingTable extends ListingKeys {
  product_id: number;
  scope: number;
}

/** Products with units sold or returned since the lists were last updated. */
export interface ProductMovedTable {
  product_id: number;
}

export interface ProductAttrTable {
  id: Generated<number>;
  product_id: number;
  name: string;
  options: string[];
  /** of the options, in their order; '' for none */
  pictures: Generated<string[]>;
  sort: Generated<number>;
}

export interface SkuTable {
  id: Generated<number>;
  product_id: number;
  /** The selected options joined by commas, in the order of the product's attributes. */
  name: string;
  attributes: Json<Record<string, string>>;
  image: string;
  price_minor: number;
  old_price_minor: number | null;
  stock: Generated<number>;
  /** of one packed unit */
  weight_grams: Generated<number>;
  sales: Generated<number>;
  sort: Generated<number>;
  /** the shop's own number */
  code: string | null;
  /** GTIN, such as an EAN or a UPC */
  bar_code: string | null;
  /** its combination was taken out: kept for carts and orders, neither shown nor sold */
  is_removed: Generated<boolean>;
}

/** What goods are filtered by, such as their colour. `names` are by language. */
export interface FacetTable {
  id: number;
  names: Json<Record<string, string>>;
  sort: number;
}

/** A value of a facet. `color` is CSS, of colours. */
export interface FacetValueTable {
  id: Generated<number>;
  facet_id: number;
  key: string;
  /** as a shop writes it */
  label: string;
  names: Json<Record<string, string>>;
  color: string | null;
}

/** Words for a value, in lower case. `color` is the shade that the word means. */
export interface FacetWordTable {
  facet_id: number;
  word: string;
  value_id: number;
  color: string | null;
}

/** How shops name a facet, in lower case. */
export interface FacetNameTable {
  word: string;
  facet_id: number;
}

/**
 * Where units of a SKU come from. opening: what it began with; changed: by its shop; returned: sent back by shoppers, and
 * not on the shelf again
 */
export interface StockMovementTable {
  id: Generated<number>;
  sku_id: number;
  kind: 'opening' | 'changed' | 'returned';
  units: number;
  /** counted as sold without an order of this mall */
  sold: Generated<number>;
  created_at: Generated<Date>;
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
  /** that the comment is written in; null if unknown */
  language: string | null;
  comment: string;
  pictures: Json<string[]>;
  reply: string | null;
  /** the buyer's later addition; only one */
  follow_up: string | null;
  followed_up_at: Date | null;
  is_shown: Generated<boolean>;
  /** why the mall has hidden it */
  hide_reason: Generated<string | null>;
  created_at: Generated<Date>;
}

export interface CollectProductTable {
  user_id: number;
  product_id: number;
  /** the price when collected; null for rows older than this column */
  price_minor: number | null;
  created_at: Generated<Date>;
  /** the row is kept briefly, so that the removal can be undone */
  removed_at: Date | null;
}

/** Shoppers who want to know when a sku is in stock again. */
export interface StockWatchTable {
  id: Generated<number>;
  user_id: number;
  sku_id: number;
  language: string;
  created_at: Date;
  /** when the mail was put on its way */
  told_at: Date | null;
}

export interface CollectShopTable {
  user_id: number;
  shop_id: number;
  created_at: Generated<Date>;
  removed_at: Date | null;
}
