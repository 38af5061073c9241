import { sql } from 'kysely';

const sumOf = (counter: 'stock' | 'sales', product: string) =>
  sql<number>`(select coalesce(sum(sku.${sql.ref(counter)}), 0) from sku where sku.product_id = ${sql.ref(`${product}.id`)})`;

/** Units of goods that are left and that were sold: only skus count them. `product` is the table's alias. */
export const unitsOf = (product: string) =>
  [sumOf('stock', product).as('stock'), sumOf('sales', product).as('sales')] as const;

/** Units that the mall says were sold, by which goods are sorted. */
export const soldOf = (product: string) =>
  sql<number>`(${sumOf('sales', product)} + ${sql.ref(`${product}.ficti`)})`;

export const isInStock = (product: string) =>
  sql<boolean>`exists (select from sku where sku.product_id = ${sql.ref(`${product}.id`)} and sku.stock > 0)`;
