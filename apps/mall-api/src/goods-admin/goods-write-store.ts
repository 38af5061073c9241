import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database, ProductTable } from '../db/schema';
import type { Goods } from './goods';

type Db = Kysely<Database>;
type Columns = Omit<Insertable<ProductTable>, 'id' | 'version' | 'shop_id' | 'price_minor'>;

/** The columns of goods; the price is that of the cheapest sku. */
const columnsOf = (goods: Goods): Columns => ({
  name: goods.name,
  keyword: goods.keyword,
  intro: goods.intro,
  content: goods.description,
  unit_name: goods.unit,
  code: goods.code,
  category_id: goods.categoryId,
  shop_goods_category_id: goods.shopCategoryId,
  image: goods.pictures[0]?.address ?? '',
  slider: JSON.stringify(goods.pictures.map(({ address }) => address)),
  picture_alts: JSON.stringify(
    Object.fromEntries(
      goods.pictures.filter(({ alt }) => alt).map(({ address, alt }) => [address, alt]),
    ),
  ),
  specifications: JSON.stringify(goods.specifications),
  postage_minor: goods.postageMinor,
  guarantee_ids: goods.guaranteeIds,
  is_virtual: goods.isVirtual,
  is_draft: goods.state === 'draft',
  is_on_sale: goods.state === 'onSale',
  on_sale_from: goods.state === 'scheduled' ? goods.onSaleFrom : null,
});

/** Adds goods without skus, and returns their ids in the same order; their time is that of `now`. */
export async function insertGoods(
  db: Db,
  all: readonly { shopId: number; goods: Goods }[],
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('product', 'id'))::int as id
    from generate_series(1, ${all.length}::int)`.execute(db);
  const ids = rows.map(({ id }) => id);
  await db
    .insertInto('product')
    .values(
      all.map(({ shopId, goods }, at) => ({
        ...columnsOf(goods),
        id: ids[at] as number,
        shop_id: shopId,
        price_minor: 0,
        created_at: now,
      })),
    )
    .execute();
  return ids;
}

/** Locks goods until the transaction ends; false when they have another version, or are archived. */
export async function lockVersion(trx: Db, id: number, version: number): Promise<boolean> {
  const found = await trx
    .selectFrom('product')
    .select('id')
    .where('id', '=', id)
    .where('version', '=', version)
    .where('is_removed', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** Replaces what is stored with goods themselves, and raises their version. The caller has locked them. */
export const updateGoods = (db: Db, id: number, goods: Goods) =>
  db
    .updateTable('product')
    .set((eb) => ({ ...columnsOf(goods), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Goods with their options. */
export interface WithOptions {
  id: number;
  goods: Pick<Goods, 'options'>;
}

/** Replaces the options of goods. */
export async function replaceOptions(db: Db, one: WithOptions): Promise<void> {
  await db.deleteFrom('product_attr').where('product_id', '=', one.id).execute();
  await insertOptions(db, [one]);
}

/** Adds the options of goods that have none. */
export async function insertOptions(db: Db, all: readonly WithOptions[]): Promise<void> {
  const rows = all.flatMap(({ id, goods }) =>
    goods.options.map(({ name, values }, sort) => ({
      product_id: id,
      name,
      options: values.map(({ value }) => value),
      pictures: values.map(({ picture }) => picture),
      sort,
    })),
  );
  if (rows.length > 0) await db.insertInto('product_attr').values(rows).execute();
}

/** Archives goods, or takes them out of the archive, off sale. False when they have another version. */
export async function setArchived(db: Db, id: number, version: number, isArchived: boolean) {
  const { numUpdatedRows } = await db
    .updateTable('product')
    .set({ is_removed: isArchived, is_on_sale: false, on_sale_from: null, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts goods on sale whose time has come; a repetition finds none. Returns how many. */
export async function putOnSale(db: Db, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update product set is_on_sale = true, on_sale_from = null where id = any(array(
      select id from product where on_sale_from <= ${now} and not is_removed
      order by id limit 500 for no key update skip locked))`.execute(db);
  return Number(numAffectedRows);
}
