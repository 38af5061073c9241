import { type Kysely, sql } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import { type KeysetSlice, oldestFirst } from '../db/newest-first';
import type { Database, DeliveryMethod } from '../db/schema';

type Db = Kysely<Database>;

export interface ShopFilter {
  id: number | undefined;
  /** Part of the name, in any case. */
  name: string | undefined;
}

const shops = (db: Db, { id, name }: ShopFilter) =>
  db
    .selectFrom('shop')
    .$if(id !== undefined, (query) => query.where('shop.id', '=', id as number))
    .$if(name !== undefined, (query) =>
      query.where('shop.name', 'ilike', `%${name?.replaceAll(/[\\%_]/g, '\\$&')}%`),
    );

/** One page of shops, oldest first, or one shop, with the number of goods on sale, and the shop behind it. */
export const shopsOf = (db: Db, filter: ShopFilter, slice: KeysetSlice) =>
  oldestFirst(shops(db, filter), 'shop.id', slice)
    .select(['shop.id', 'shop.name', 'shop.is_open'])
    .select((eb) =>
      eb
        .selectFrom('product')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('product.shop_id', '=', 'shop.id')
        .where('product.is_on_sale', '=', true)
        .where('product.is_removed', '=', false)
        .$asScalar()
        .$notNull()
        .as('goods'),
    )
    .execute();

export const countShops = (db: Db, filter: ShopFilter, slice: Slice) =>
  countRows(db, shops(db, filter), slice);

export const findShop = (db: Db, own: number | undefined, id: number) =>
  shops(db, { id: own, name: undefined })
    .select('shop.id')
    .where('shop.id', '=', id)
    .executeTakeFirst();

/** Whether the mall has suspended a shop. */
export const isSuspended = async (db: Db, id: number): Promise<boolean> =>
  (await db
    .selectFrom('shop')
    .select('id')
    .where('id', '=', id)
    .where('suspension', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** False when unchanged, and for a suspended shop. */
export async function setOpen(db: Db, id: number, isOpen: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shop')
    .set({ is_open: isOpen })
    .where('id', '=', id)
    .where('is_open', '!=', isOpen)
    .where('suspension', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface ShopDelivery {
  methods: readonly DeliveryMethod[];
  freightMinor: number | null;
  /** undefined to leave it as it is; null for what the mall decides */
  handling: { cutOff: string | null; days: number | null } | undefined;
}

/** False when unchanged. */
export async function setDelivery(
  db: Db,
  id: number,
  { methods, freightMinor, handling }: ShopDelivery,
): Promise<boolean> {
  const own = handling && { cut_off: handling.cutOff, handling_days: handling.days };
  const { numUpdatedRows } = await db
    .updateTable('shop')
    .set({ delivery_methods: [...methods], shop_courier_minor: freightMinor, ...own })
    .where('id', '=', id)
    .where(({ or }) =>
      or([
        sql<boolean>`(delivery_methods, shop_courier_minor)
          is distinct from (${[...methods]}::text[], ${freightMinor}::bigint)`,
        ...(own
          ? [
              sql<boolean>`(cut_off, handling_days)
                is distinct from (${own.cut_off}::text, ${own.handling_days}::int)`,
            ]
          : []),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
