import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { matching, type ProductFilter } from './product-filter';

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
  'product.sales',
  'product.ficti',
  'product.unit_name',
  'product.stock',
  'product.shop_id',
] as const;

const first = {
  sold: sql`product.sales + product.ficti`,
  price: sql`product.price_minor`,
  age: sql`product.created_at`,
};

/** One page of goods and the number of all that fit: one statement, two for a page beyond the end. */
export async function findProducts(
  db: Kysely<Database>,
  filter: ProductFilter,
  { by, direction }: ProductOrder,
  { offset, limit }: Slice,
) {
  const count = db
    .selectFrom('product')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(matching(filter));
  const rows = await db
    .selectFrom('product')
    .select(columns)
    .select(count.as('total'))
    .where(matching(filter))
    .$if(by !== 'rank', (query) => query.orderBy(first[by as keyof typeof first], direction))
    .orderBy('product.rank', 'desc')
    .orderBy('product.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const total = rows[0]?.total ?? (offset > 0 ? await count.executeTakeFirst() : null);
  return { rows, total: typeof total === 'number' ? total : (total?.total ?? 0) };
}

export type ProductRow = Awaited<ReturnType<typeof findProducts>>['rows'][number];
