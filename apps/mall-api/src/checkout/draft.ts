import type { DiscountableLine } from '../coupon/rules';
import type { DeliveryMethod, FreightRule } from '../db/schema';

/** One sku of a draft, as it was when the draft was made. Stored as JSON. */
export interface DraftLine extends DiscountableLine {
  shopName: string;
  skuId: number;
  productName: string;
  /** the name for who made the draft; absent from drafts that are older than this */
  shownName?: string;
  skuName: string;
  image: string;
  /** freight of one unit, where the shop has no rule */
  postageMinor: number;
  /** of one unit */
  weightGrams: number;
  /** not shipped; absent from drafts that are older than this */
  isVirtual?: boolean;
  /** the cart row it came from */
  cartId: number | null;
}

/** What a pre-order holds: prices stand still for as long as it lives. */
export interface Draft {
  lines: DraftLine[];
  /** rules of those shops that have one */
  freight?: Readonly<Record<number, FreightRule>>;
  /** how shops deliver; absent from drafts that are older than this */
  delivery?: Readonly<Record<number, ShopDelivery>>;
}

/** How a shop delivers what is shipped. */
export interface ShopDelivery {
  methods: readonly DeliveryMethod[];
  /** freight of a parcel that it brings by itself; null as by a courier */
  shopCourierMinor: number | null;
}

/** Whether something of a draft is not shipped, and whether something is. */
export const hasVirtual = ({ lines }: Draft): boolean => lines.some((line) => line.isVirtual);
export const hasShipped = ({ lines }: Draft): boolean => lines.some((line) => !line.isVirtual);
