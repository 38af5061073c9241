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

/** Adds goods without skus; their time is that of `now`. */
export async function insertGoods(db: Db, shopId: number, goods: Goods, now: Date) {
  const { id } = await db
    .insertInto('product')
    .values({ ...columnsOf(goods), shop_id: shopId, price_minor: 0, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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

/** Replaces the options of goods. */
export async function replaceOptions(db: Db, goodsId: number, { options }: Pick<Goods, 'options'>) {
  await db.deleteFrom('product_attr').where('product_id', '=', goodsId).execute();
  if (options.length === 0) return;
  await db
    .insertInto('product_attr')
    .values(
      options.map(({ name, values }, sort) => ({
        product_id: goodsId,
        name,
        options: values.map(({ value }) => value),
        pictures: values.map(({ picture }) => picture),
        sort,
      })),
    )
    .execute();
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
