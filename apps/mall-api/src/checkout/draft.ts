import type { DiscountableLine } from '../coupon/rules';
import type { DeliveryMethod, FreightRule } from '../db/schema';
import type { Handling } from '../freight/arrival';
import type { Language } from '../kernel/language';

/** One SKU of a draft, as of the draft's creation. Stored as JSON. */
export interface DraftLine extends DiscountableLine {
  shopName: string;
  skuId: number;
  productName: string;
  /** name in the shopper's language; absent from older drafts */
  shownName?: string;
  skuName: string;
  /** values in the shopper's language; absent from older drafts */
  shownSku?: string;
  image: string;
  /** shipping cost per unit, if the shop has no rule */
  postageMinor: number;
  /** per unit */
  weightGrams: number;
  /** not shipped; absent from older drafts */
  isVirtual?: boolean;
  /** the cart row it came from */
  cartId: number | null;
}

/** The contents of a pre-order: prices are fixed during its lifetime. */
export interface Draft {
  lines: DraftLine[];
  /** of the names that are shown; absent from older drafts */
  language?: Language;
  /** rules of those shops that have one */
  freight?: Readonly<Record<number, FreightRule>>;
  /** how shops deliver; absent from older drafts */
  delivery?: Readonly<Record<number, ShopDelivery>>;
}

/** How a shop delivers goods that are shipped. */
export interface ShopDelivery {
  methods: readonly DeliveryMethod[];
  /** shipping cost of delivery by the shop itself; null: the same as by courier */
  shopCourierMinor: number | null;
  /** absent from older drafts */
  handling?: Handling;
}

/** Whether a draft contains goods that are not shipped, or goods that are. */
export const hasVirtual = ({ lines }: Draft): boolean => lines.some((line) => line.isVirtual);
export const hasShipped = ({ lines }: Draft): boolean => lines.some((line) => !line.isVirtual);
