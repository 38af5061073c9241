import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import { type Edition, updateVersion } from '../db/versioned';
import type { Goods } from './goods';

type Db = Kysely<Database>;

/** The columns of goods, but for those of JSON; the price is that of the cheapest sku. */
const columnsOf = (goods: Goods) => ({
  name: goods.name,
  keyword: goods.keyword,
  intro: goods.intro,
  content: goods.description,
  unit_name: goods.unit,
  code: goods.code,
  category_id: goods.categoryId,
  shop_goods_category_id: goods.shopCategoryId,
  image: goods.pictures[0]?.address ?? '',
  postage_minor: goods.postageMinor,
  guarantee_ids: goods.guaranteeIds,
  is_virtual: goods.isVirtual,
  is_draft: goods.state === 'draft',
  is_on_sale: goods.state === 'onSale',
  on_sale_from: goods.state === 'scheduled' ? goods.onSaleFrom : null,
});

const jsonOf = (goods: Goods) => ({
  slider: goods.pictures.map(({ address }) => address),
  picture_alts: Object.fromEntries(
    goods.pictures.filter(({ alt }) => alt).map(({ address, alt }) => [address, alt]),
  ),
  specifications: goods.specifications,
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
      all.map(({ shopId, goods }, at) => {
        const { slider, picture_alts, specifications } = jsonOf(goods);
        return {
          ...columnsOf(goods),
          slider: JSON.stringify(slider),
          picture_alts: JSON.stringify(picture_alts),
          specifications: JSON.stringify(specifications),
          id: ids[at] as number,
          shop_id: shopId,
          price_minor: 0,
          created_at: now,
        };
      }),
    )
    .execute();
  return ids;
}

/** Locks goods until the transaction ends; false when one of them has another version, or is archived. */
export async function lockVersions(
  trx: Db,
  all: readonly { id: number; version: number }[],
): Promise<boolean> {
  const { rows } = await sql`
    select product.id from product
      join unnest(${all.map(({ id }) => id)}::int[], ${all.map(({ version }) => version)}::int[])
        as wanted (id, version) on wanted.id = product.id
    where product.version = wanted.version and not product.is_removed
    order by product.id for no key update of product`.execute(trx);
  return rows.length === all.length;
}

/** Replaces what is stored with goods themselves, and raises their version. The caller has locked them. */
export async function updateGoods(
  db: Db,
  all: readonly { id: number; goods: Goods }[],
): Promise<void> {
  const rows = all.map(({ id, goods }) => ({ id, ...columnsOf(goods), ...jsonOf(goods) }));
  await sql`
    update product set version = product.version + 1, name = new.name, keyword = new.keyword,
      intro = new.intro, content = new.content, unit_name = new.unit_name, code = new.code,
      category_id = new.category_id, shop_goods_category_id = new.shop_goods_category_id,
      image = new.image, slider = new.slider, picture_alts = new.picture_alts,
      specifications = new.specifications, postage_minor = new.postage_minor,
      guarantee_ids = new.guarantee_ids, is_virtual = new.is_virtual, is_draft = new.is_draft,
      is_on_sale = new.is_on_sale, on_sale_from = new.on_sale_from
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (id int, name text, keyword text,
      intro text, content text, unit_name text, code text, category_id int,
      shop_goods_category_id int, image text, slider jsonb, picture_alts jsonb,
      specifications jsonb, postage_minor bigint, guarantee_ids int[], is_virtual boolean,
      is_draft boolean, is_on_sale boolean, on_sale_from timestamptz)
    where product.id = new.id`.execute(db);
}

/** Goods with their options. */
export interface WithOptions {
  id: number;
  goods: Pick<Goods, 'options'>;
}

/** Replaces the options of goods. */
export async function replaceOptions(db: Db, all: readonly WithOptions[]): Promise<void> {
  const ids = all.map(({ id }) => id);
  await db
    .deleteFrom('product_attr')
    .where('product_id', '=', sql<number>`any(${ids}::int[])`)
    .execute();
  await insertOptions(db, all);
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
export const setArchived = (db: Db, goods: Edition, isArchived: boolean) =>
  updateVersion(db, 'product', goods, {
    is_removed: isArchived,
    is_on_sale: false,
    on_sale_from: null,
  });

/** Puts goods on sale whose time has come; a repetition finds none. Returns how many. */
export async function putOnSale(db: Db, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update product set is_on_sale = true, on_sale_from = null where id = any(array(
      select id from product where on_sale_from <= ${now} and not is_removed
      order by id limit 500 for no key update skip locked))`.execute(db);
  return Number(numAffectedRows);
}
