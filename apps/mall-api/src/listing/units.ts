import { sql } from 'kysely';

const sumOf = (counter: 'stock' | 'sales', product: string) =>
  sql<number>`(select coalesce(sum(sku.${sql.ref(counter)})
    filter (where ${sql.lit(counter === 'sales')} or not sku.is_removed), 0)
    from sku where sku.product_id = ${sql.ref(`${product}.id`)})`;

/** Units of goods in stock and sold, summed over their SKUs. `product` is the table's alias. */
export const unitsOf = (product: string) =>
  [sumOf('stock', product).as('stock'), sumOf('sales', product).as('sales')] as const;

/** The displayed number of units sold, which goods are sorted by. */
export const soldOf = (product: string) =>
  sql<number>`(${sumOf('sales', product)} + ${sql.ref(`${product}.ficti`)})`;

export const isInStock = (product: string) =>
  sql<boolean>`exists (select from sku where sku.product_id = ${sql.ref(`${product}.id`)} and sku.stock > 0 and not sku.is_removed)`;
