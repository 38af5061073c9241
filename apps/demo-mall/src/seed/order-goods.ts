import { type DemoProduct, shippedOnly } from './catalogue';
import type { OrderPlan } from './order-plans';
import type { Random } from './random';

/** Inexpensive goods of the planned number of shops, one sku each. */
export function chooseGoods(plan: OrderPlan, dice: Random, products: DemoProduct[]) {
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
