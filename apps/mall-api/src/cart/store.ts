import { type Kysely, sql } from 'kysely';
import { prepared } from '../db/prepared';
import type { Database } from '../db/schema';
import { together } from '../db/together';
import { withoutSync } from '../db/without-sync';
import { sellable, unsellableReason } from '../inventory/availability';
import { goodsColumns, shownNames, skuColumns } from '../inventory/goods-columns';
import { stockFor } from '../inventory/hold-store';
import type { Language } from '../kernel/language';
import type { CartUnits, SkuInCart } from './rules';

type Db = Kysely<Database>;

const rowsThatAre = (isValid: boolean) =>
  prepared((db, { userId, language, now }: { userId: number; language: Language; now: Date }) =>
    db
      .selectFrom('cart_item')
      .innerJoin('product', 'product.id', 'cart_item.product_id')
      .innerJoin('sku', 'sku.id', 'cart_item.sku_id')
      .innerJoin('shop', 'shop.id', 'product.shop_id')
      .select([...goodsColumns, ...shownNames(language)])
      .select(['cart_item.id', 'cart_item.quantity', 'cart_item.price_minor as addedPriceMinor'])
      .select(['product.image as productImage', 'sku.image as skuImage'])
      .select('product.is_virtual as isVirtual')
      .select([unsellableReason(now).as('unsellable'), stockFor(userId).as('stock')])
      .where('cart_item.user_id', '=', userId)
      .where(sellable(now), '=', isValid)
      .orderBy('cart_item.id', 'desc'),
  );
const validRows = rowsThatAre(true);
const invalidRows = rowsThatAre(false);

/** The rows of a person's cart, newest first: either the valid or the invalid ones. */
export const cartRows = (
  db: Db,
  look: { userId: number; language: Language; now: Date },
  isValid: boolean,
) => (isValid ? validRows : invalidRows)(db, look);

export type CartRow = Awaited<ReturnType<typeof cartRows>>[number];

/** Rows and units in a person's cart; `validOnly` omits what cannot be ordered. */
export async function countCart(db: Db, userId: number, validOnly: boolean, now: Date) {
  return db
    .selectFrom('cart_item')
    .innerJoin('product', 'product.id', 'cart_item.product_id')
    .innerJoin('sku', 'sku.id', 'cart_item.sku_id')
    .innerJoin('shop', 'shop.id', 'product.shop_id')
    .select([
      sql<number>`count(*)`.as('rows'),
      sql<number>`coalesce(sum(cart_item.quantity), 0)`.as('units'),
    ])
    .where('cart_item.user_id', '=', userId)
    .$if(validOnly, (query) => query.where(sellable(now), '=', true))
    .executeTakeFirstOrThrow();
}

type KnownSku = SkuInCart & { cartRows: number };
type KnownSkus = Map<number, KnownSku>;

const bySku = (rows: readonly KnownSku[]): KnownSkus =>
  new Map(rows.map((row) => [row.skuId, row]));

interface SkuLook {
  userId: number;
  skuIds: number[];
  now: Date;
}

const findingSkus = prepared((db, { userId, skuIds, now }: SkuLook) =>
  db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .innerJoin('shop', 'shop.id', 'product.shop_id')
    .leftJoin('cart_item', (join) =>
      join.onRef('cart_item.sku_id', '=', 'sku.id').on('cart_item.user_id', '=', userId),
    )
    .select(skuColumns)
    .select([
      sellable(now).as('isSellable'),
      sql<number>`coalesce(cart_item.quantity, 0)`.as('inCart'),
    ])
    .select(stockFor(userId).as('stock'))
    .select((eb) =>
      eb
        .selectFrom('cart_item as mine')
        .select(sql<number>`count(*)::int`.as('n'))
        .where('mine.user_id', '=', userId)
        .$asScalar()
        .$notNull()
        .as('cartRows'),
    )
    .where('sku.id', '=', sql<number>`any(${skuIds}::int[])`),
);

/** What is known about SKUs, with the person's quantities in the cart, and the total number of rows. */
export async function findSkus(db: Db, look: SkuLook): Promise<KnownSkus> {
  return bySku(await findingSkus(db, look));
}

const locking = prepared(
  (_, { userId }: { userId: number }) =>
    sql`select pg_advisory_xact_lock(hashtext('cart'), ${userId}::int), ${withoutSync}`,
);

/** Locks the cart until the end of the transaction; concurrent additions wait. */
export async function lockCart(trx: Db, userId: number): Promise<void> {
  await locking(trx, { userId });
}

const lockingRows = prepared((db, { userId, skuIds }: { userId: number; skuIds: number[] }) =>
  db
    .selectFrom('cart_item')
    .select('id')
    .where('user_id', '=', userId)
    .where('sku_id', '=', sql<number>`any(${skuIds}::int[])`)
    .orderBy('sku_id')
    .forUpdate(),
);

/** The same with the cart locked until the end of the transaction: what is known of its rows stays true. */
export async function lockSkus(trx: Db, look: SkuLook): Promise<KnownSkus> {
  const { userId } = look;
  const [, , rows] = await together(trx, [
    locking.with(trx, { userId }),
    // An order that is placed meanwhile removes rows without the lock of the cart
    lockingRows.with(trx, look),
    findingSkus.with(trx, look),
  ]);
  return bySku(rows);
}

interface CartRows {
  userId: number;
  skuIds: number[];
  quantities: number[];
  now: Date;
}

const putting = prepared(
  (_, { userId, skuIds, quantities, now }: CartRows) => sql`
    insert into cart_item (user_id, product_id, sku_id, quantity, price_minor, created_at)
    select ${userId}, sku.product_id, sku.id, wanted.quantity, sku.price_minor, ${now}
    from unnest(${skuIds}::int[], ${quantities}::int[]) as wanted (sku_id, quantity)
    join sku on sku.id = wanted.sku_id
    order by sku.id
    on conflict (user_id, sku_id) do update
      set quantity = excluded.quantity, price_minor = excluded.price_minor`,
);

/** A statement that sets how many units of SKUs a person's cart holds. The caller has locked the cart. */
export const puttingRows = (db: Db, userId: number, rows: readonly CartUnits[], now: Date) =>
  putting.with(db, {
    userId,
    skuIds: rows.map(({ skuId }) => skuId),
    quantities: rows.map(({ quantity }) => quantity),
    now,
  });

const rowQuery = (db: Db, userId: number, id: number, now: Date) =>
  db
    .selectFrom('cart_item')
    .innerJoin('product', 'product.id', 'cart_item.product_id')
    .innerJoin('sku', 'sku.id', 'cart_item.sku_id')
    .innerJoin('shop', 'shop.id', 'product.shop_id')
    .select(skuColumns)
    .select([sellable(now).as('isSellable'), 'cart_item.quantity', stockFor(userId).as('stock')])
    .where('cart_item.id', '=', id)
    .where('cart_item.user_id', '=', userId);

/** One row of a person's cart with its sku, or undefined. */
export const cartRow = (db: Db, userId: number, id: number, now: Date) =>
  rowQuery(db, userId, id, now).executeTakeFirst();

/** The same, locked until the end of the transaction. */
export const lockCartRow = (trx: Db, userId: number, id: number, now: Date) =>
  rowQuery(trx, userId, id, now).forUpdate('cart_item').executeTakeFirst();

/** A statement that sets the quantity of a row. */
export const settingQuantity = (db: Db, userId: number, id: number, quantity: number) =>
  db
    .updateTable('cart_item')
    .set({ quantity })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .compile();

/** A statement that removes rows of a person's cart, locking in the same order as `lockSkus`. */
export const removal = (db: Db, userId: number, ids: number[]) =>
  db.deleteFrom('cart_item').where('id', 'in', (rows) =>
    rows
      .selectFrom('cart_item')
      .select('id')
      .where('user_id', '=', userId)
      .where('id', '=', sql<number>`any(${ids}::int[])`)
      .orderBy('sku_id')
      .forUpdate(),
  );

/** Changes the SKU of a row; an existing row of that SKU is merged into it. */
export async function changeSku(
  trx: Db,
  userId: number,
  change: { id: number; skuId: number; quantity: number; cap: number },
): Promise<void> {
  // Locks both rows in the same order as `lockSkus`
  await trx
    .selectFrom('cart_item')
    .select('id')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('id', '=', change.id), eb('sku_id', '=', change.skuId)]))
    .orderBy('sku_id')
    .forUpdate()
    .execute();
  const other = await trx
    .deleteFrom('cart_item')
    .where('user_id', '=', userId)
    .where('sku_id', '=', change.skuId)
    .where('id', '!=', change.id)
    .returning('quantity')
    .executeTakeFirst();
  await trx
    .updateTable('cart_item')
    .set({
      sku_id: change.skuId,
      price_minor: trx.selectFrom('sku').select('price_minor').where('id', '=', change.skuId),
      quantity: Math.min(change.cap, change.quantity + (other?.quantity ?? 0)),
    })
    .where('id', '=', change.id)
    .where('user_id', '=', userId)
    .execute();
}
