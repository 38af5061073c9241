import { type DemoProduct, shippedOnly } from './catalogue';
import type { OrderPlan } from './order-plans';
import type { Random } from './random';

/** Inexpensive goods of the planned number of shops, one sku each. */
export function chooseGoods(plan: OrderPlan, dice: Random, products: DemoProduct[]) {
  if (plan.shop !== undefined) return bestsellers(plan.shop, plan.goods, dice, products);
  const open = dice.shuffle(shippedOnly(products).filter((product) => product.base.price < 16_000));
  const shops = [...new Set(open.map((product) => product.row.shop_id))].slice(0, plan.shops);
  return shops.flatMap((shop) =>
    open
      .filter((product) => product.row.shop_id === shop)
      .slice(0, plan.goods)
      .map((product) => ({
        product,
        sku: dice.pick(product.skus),
        quantity: dice.pick([1, 1, 1, 2, 3]),
      })),
  );
}

/** Goods that have been sold much more often than they are ordered here. */
const MIN_SOLD = 40;

/** What sells best in a shop, in the option that is sold most. */
function bestsellers(shop: number, goods: number, dice: Random, products: DemoProduct[]) {
  const own = shippedOnly(products).flatMap((product) => {
    const [sku] = product.skus.toSorted((a, b) => (b.sales ?? 0) - (a.sales ?? 0));
    const isSold = product.row.shop_id === shop && (sku?.sales ?? 0) >= MIN_SOLD;
    return sku && isSold && product.base.price < 16_000 ? [{ product, sku }] : [];
  });
  return dice
    .shuffle(own)
    .slice(0, goods)
    .map((one) => ({ ...one, quantity: dice.pick([1, 1, 1, 1, 2]) }));
}
