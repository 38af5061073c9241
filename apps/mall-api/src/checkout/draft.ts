import type { DiscountableLine } from '../coupon/rules';
import type { FreightRule } from '../db/schema';

/** One sku of a draft, as it was when the draft was made. Stored as JSON. */
export interface DraftLine extends DiscountableLine {
  shopName: string;
  skuId: number;
  productName: string;
  skuName: string;
  image: string;
  /** freight of one unit, where the shop has no rule */
  postageMinor: number;
  /** of one unit */
  weightGrams: number;
  /** the cart row it came from */
  cartId: number | null;
}

/** What a pre-order holds: prices stand still for as long as it lives. */
export interface Draft {
  lines: DraftLine[];
  /** rules of those shops that have one */
  freight?: Readonly<Record<number, FreightRule>>;
}
