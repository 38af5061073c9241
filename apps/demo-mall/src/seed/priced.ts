import type { FreightRule } from '@vermilion/mall-api';
import type { ToAmount } from './amounts';
import type { DemoProduct } from './catalogue';
import type { CouponRow } from './coupons';

const orNull = (cents: number | null | undefined, amount: ToAmount) =>
  cents === null || cents === undefined ? null : amount(cents);

/** Goods whose prices are amounts of the mall. */
export const pricedGoods = (products: DemoProduct[], amount: ToAmount): DemoProduct[] =>
  products.map((product) => ({
    ...product,
    row: {
      ...product.row,
      price_minor: amount(product.row.price_minor),
      old_price_minor: orNull(product.row.old_price_minor, amount),
      postage_minor: amount(product.row.postage_minor ?? 0),
    },
    skus: product.skus.map((sku) => ({
      ...sku,
      price_minor: amount(sku.price_minor),
      old_price_minor: orNull(sku.old_price_minor, amount),
    })),
  }));

/** The same for coupons. */
export const pricedCoupons = (coupons: CouponRow[], amount: ToAmount): CouponRow[] =>
  coupons.map((coupon) => ({
    ...coupon,
    money_minor: amount(coupon.money_minor),
    min_minor: amount(coupon.min_minor ?? 0),
  }));

/** The same for a shop's freight. */
export const pricedFreight = (rule: FreightRule, amount: ToAmount): FreightRule => ({
  ...rule,
  zones: rule.zones.map((zone) => ({
    ...zone,
    baseMinor: amount(zone.baseMinor),
    furtherMinor: amount(zone.furtherMinor),
    freeFromMinor: orNull(zone.freeFromMinor, amount),
  })),
});
