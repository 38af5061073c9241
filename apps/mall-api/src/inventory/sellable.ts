import { sql } from 'kysely';

/** Whether goods can be ordered at all, stock aside. For statements that join `product` and `shop`. */
export const sellable = sql<boolean>`(product.is_on_sale and not product.is_removed and shop.is_open)`;
