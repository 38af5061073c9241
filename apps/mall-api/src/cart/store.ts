import { sql, type Kysely } from 'kysely';
import { goodsColumns, shownNames, skuColumns } from '../inventory/goods-columns';
import { stockFor } from '../inventory/hold-store';
import { sellable, unsellableReason } from '../inventory/availability';
import { prepared } from '../db/prepared';
import { required, together } from '../db/together';
import { withoutSync } from '../db/without-sync';
import type { Database } from '../db/schema';
import type { Language } from '../kernel/language';
import type { SkuInCart, RequestedItem } from './rules';

type Db = Kysely<Database>;

const rowsThatAre = (isValid: boolean) =>
  prepared((db, { userId, language }: { userId: number; language: Language }) =>
    db
      .selectFrom('cart_item')
      .innerJoin('product', 'product.id', 'cart_item.product_id')
      .innerJoin('sku', 'sku.id', 'cart_item.sku_id')
      .innerJoin('shop', 'shop.id', 'product.shop_id')
      .select([...goodsColumns, ...shownNames(language)])
      .select(['cart_item.id', 'cart_item.quantity', 'cart_item.price_minor as addedPriceMinor'])
      .select(['product.image as productImage', 'sku.image as skuImage'])
      .select([unsellableReason.as('unsellable'), stockFor(userId).as('stock')])
      .where('cart_item.user_id', '=', userId)
      .where(sellable, '=', isValid)
      .orderBy('cart_item.id', 'desc'),
  );
const validRows = rowsThatAre(true);
const invalidRows = rowsThatAre(false);

/** The rows of a person's cart, newest first: either the valid or the invalid ones. */
export const cartRows = (db: Db, userId: number, isValid: boolean, language: Language) =>
  (isValid ? validRows : invalidRows)(db, { userId, language });

export type CartRow = Awaited<ReturnType<typeof cartRows>>[number];

/** Rows and units in a person's cart; `validOnly` omits what cannot be ordered. */
export async function countCart(db: Db, userId: number, validOnly: boolean) {
  return db
    .selectFrom('cart_item')
    .innerJoin('product', 'product.id', 'cart_item.product_id')
    .innerJoin('shop', 'shop.id', 'product.shop_id')
    .select([
      sql<number>`count(*)`.as('rows'),
      sql<number>`coalesce(sum(cart_item.quantity), 0)`.as('units'),
    ])
    .where('cart_item.user_id', '=', userId)
    .$if(validOnly, (query) => query.where(sellable, '=', true))
    .executeTakeFirstOrThrow();
}

type KnownSku = SkuInCart & { cartRows: number };
type KnownSkus = Map<number, KnownSku>;

const bySku = (rows: readonly KnownSku[]): KnownSkus =>
  new Map(rows.map((row) => [row.skuId, row]));

const skusInCart = (db: Db, { userId, skuIds }: { userId: number; skuIds: number[] }) =>
  db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .innerJoin('shop', 'shop.id', 'product.shop_id')
    .leftJoin('cart_item', (join) =>
      join.onRef('cart_item.sku_id', '=', 'sku.id').on('cart_item.user_id', '=', userId),
    )
    .select(skuColumns)
    .select([sellable.as('isSellable'), sql<number>`coalesce(cart_item.quantity, 0)`.as('inCart')])
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
    .where('sku.id', '=', sql<number>`any(${skuIds}::int[])`);
const findingSkus = prepared(skusInCart);

/** What is known about SKUs, with the person's quantities in the cart, and the total number of rows. */
export async function findSkus(db: Db, userId: number, skuIds: number[]): Promise<KnownSkus> {
  return bySku(await findingSkus(db, { userId, skuIds }));
}

const locking = prepared(
  (_, { userId }: { userId: number }) =>
    sql`select pg_advisory_xact_lock(hashtext('cart'), ${userId}::int), ${withoutSync}`,
);

/** Locks the cart until the end of the transaction; concurrent additions wait. */
export async function lockCart(trx: Db, userId: number): Promise<void> {
  await locking(trx, { userId });
}

interface Addition {
  userId: number;
  skuIds: number[];
  productIds: number[];
  quantities: number[];
  maxQuantity: number;
  /** rows of a cart */
  maxRows: number;
  now: Date;
}

// Locked in the order of SKUs, so that two calls of one person cannot deadlock
const adding = ({ userId, skuIds, quantities, maxQuantity, now }: Addition) => sql`
    insert into cart_item (user_id, product_id, sku_id, quantity, price_minor, created_at)
    select ${userId}, sku.product_id, sku.id, least(wanted.quantity, ${maxQuantity}, ${stockFor(userId)}),
      sku.price_minor, ${now}
    from unnest(${skuIds}::int[], ${quantities}::int[]) as wanted (sku_id, quantity)
    join sku on sku.id = wanted.sku_id and ${stockFor(userId)} > 0
    join product on product.id = sku.product_id join shop on shop.id = product.shop_id and ${sellable}
    order by sku.id
    on conflict (user_id, sku_id) do update set quantity = greatest(1, least(
      cart_item.quantity + excluded.quantity, ${maxQuantity},
      (select ${stockFor(userId)} from sku where sku.id = excluded.sku_id))), price_minor = excluded.price_minor`;

const addition = prepared(
  (db, added: Addition) => sql<KnownSku>`with added as (${adding(added)}) ${skusInCart(db, added)}`,
);

/** Whether every SKU exists and is of the requested goods, and the cart has room for as many more rows. */
const isUsual = ({ userId, skuIds, productIds, maxRows }: Addition) => sql<boolean>`
  cardinality(${skuIds}::int[]) = (
    select count(*) from unnest(${skuIds}::int[], ${productIds}::int[]) as wanted (sku_id, product_id)
    join sku as known on known.id = wanted.sku_id and known.product_id = wanted.product_id)
  and cardinality(${skuIds}::int[]) + (
    select count(*) from cart_item as mine where mine.user_id = ${userId}) <= ${maxRows}`;

const usualAddition = prepared(
  (db, added: Addition) => sql<KnownSku>`
    with added as (${adding(added)})
    ${skusInCart(db, added).select(required(isUsual(added)).as('isUsual'))}`,
);

/** Units to add to a person's cart, up to the limits of a cart. */
export interface NewUnits extends Pick<Addition, 'userId' | 'maxQuantity' | 'maxRows' | 'now'> {
  items: readonly RequestedItem[];
}

const toAddition = ({ items, ...limits }: NewUnits): Addition => ({
  ...limits,
  skuIds: items.map((item) => item.skuId),
  productIds: items.map((item) => item.productId),
  quantities: items.map((item) => item.quantity),
});

/**
 * Adds what is sold of these units to a person's cart; no row exceeds `maxQuantity` or the stock. Returns what was known
 * about the SKUs before.
 */
export const addToCart = async (trx: Db, units: NewUnits): Promise<KnownSkus> =>
  bySku(await addition(trx, toAddition(units)));

/** The same with the lock of the cart. Fails with an "unmet" error if the addition may have to be refused. */
export async function addAtOnce(db: Db, units: NewUnits): Promise<KnownSkus> {
  const added = usualAddition.with(db, toAddition(units));
  const [, rows] = await together(db, [locking.with(db, { userId: units.userId }), added]);
  return bySku(rows);
}

/** One row of a person's cart with its sku, or undefined. */
export async function cartRow(db: Db, userId: number, id: number) {
  return db
    .selectFrom('cart_item')
    .innerJoin('product', 'product.id', 'cart_item.product_id')
    .innerJoin('sku', 'sku.id', 'cart_item.sku_id')
    .innerJoin('shop', 'shop.id', 'product.shop_id')
    .select(skuColumns)
    .select([sellable.as('isSellable'), 'cart_item.quantity', stockFor(userId).as('stock')])
    .where('cart_item.id', '=', id)
    .where('cart_item.user_id', '=', userId)
    .executeTakeFirst();
}

/** Sets the quantity of a row, if in stock; false when there is no such row or too little stock. */
export async function setQuantity(db: Db, userId: number, id: number, quantity: number) {
  const changed = await db
    .updateTable('cart_item')
    .from('sku')
    .set({ quantity })
    .where('cart_item.id', '=', id)
    .where('cart_item.user_id', '=', userId)
    .whereRef('sku.id', '=', 'cart_item.sku_id')
    .where(stockFor(userId), '>=', quantity)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** A statement that removes rows of a person's cart, locking in the same order as `addToCart`. */
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
  // Locks both rows in the same order as `addToCart`
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
