import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { matching, type ProductFilter } from './product-filter';
import { soldOf, unitsOf } from './units';

type Direction = 'asc' | 'desc';

/** By what goods are sorted first; rank and age decide what is left equal. */
export interface ProductOrder {
  by: 'rank' | 'sold' | 'price' | 'age';
  direction: Direction;
}

export interface Slice {
  offset: number;
  limit: number;
}

const columns = [
  'product.id',
  'product.image',
  'product.name',
  'product.price_minor',
  'product.old_price_minor',
  'product.ficti',
  'product.unit_name',
  'product.shop_id',
] as const;

const first = {
  sold: soldOf('product'),
  price: sql`product.price_minor`,
  age: sql`product.created_at`,
};

/** One page of goods that fit the filter. */
export function findProducts(
  db: Kysely<Database>,
  filter: ProductFilter,
  { by, direction }: ProductOrder,
  { offset, limit }: Slice,
) {
  return db
    .selectFrom('product')
    .select([...columns, ...unitsOf('product')])
    .where(matching(filter))
    .$if(by !== 'rank', (query) => query.orderBy(first[by as keyof typeof first], direction))
    .orderBy('product.rank', 'desc')
    .orderBy('product.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** How many goods fit the filter. */
export async function countProducts(db: Kysely<Database>, filter: ProductFilter): Promise<number> {
  const { total } = await db
    .selectFrom('product')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  return total;
}
