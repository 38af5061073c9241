import { withDatabase } from './database.mjs';

/** Purchasable skus of different goods, with their stock set. */
export function sellableSkus(mall, count, { stock = 1000 } = {}) {
  return withDatabase(mall, (query) =>
    query(
      `update sku set stock = $2 where id in (
         select min(sku.id) from sku join product on product.id = sku.product_id
           join shop on shop.id = product.shop_id
         where product.is_on_sale and not product.is_removed and shop.is_open
         group by product.id order by random() limit $1)
       returning id as "attrValueId", product_id as "productId", stock`,
      [count, stock],
    ),
  );
}
