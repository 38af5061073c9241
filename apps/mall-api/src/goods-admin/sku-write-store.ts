import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import type { Goods } from './goods';
import { defaultPicture } from './options';
import type { PlannedSku, SkuPlan } from './sku-plan';

type Db = Kysely<Database>;

const rowOf = (goods: Goods, sku: PlannedSku) => ({
  name: sku.name,
  attributes: JSON.stringify(sku.attributes),
  image: sku.picture || defaultPicture(goods, sku.values),
  price_minor: sku.priceMinor,
  old_price_minor: sku.oldPriceMinor,
  weight_grams: sku.weightGrams,
  code: sku.code,
  bar_code: sku.barCode,
  sort: sku.sort,
});

/** Goods with the plan of their skus. */
interface Planned {
  id: number;
  goods: Goods;
  plan: SkuPlan;
}

/** Writes the skus of goods as planned. The caller has locked those that exist. */
export async function writeSkus(db: Db, all: readonly Planned[]) {
  await removeSkus(
    db,
    all.flatMap(({ plan }) => plan.removed),
  );
  await updateSkus(db, all);
  await insertSkus(
    db,
    all.map(({ id, goods, plan: { added } }) => ({ id, goods, added })),
  );
}

/** Adds skus to goods. */
export async function insertSkus(
  db: Db,
  all: readonly { id: number; goods: Goods; added: readonly PlannedSku[] }[],
) {
  const rows = all.flatMap(({ id, goods, added }) =>
    added.map((sku) => ({ ...rowOf(goods, sku), product_id: id, stock: sku.stock ?? 0 })),
  );
  if (rows.length > 0) await db.insertInto('sku').values(rows).execute();
}

async function removeSkus(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return;
  await sql`update sku set is_removed = true where id = any(${ids}::int[])`.execute(db);
}

/** Names are unique at every moment, and may change places: each is first set to one that no sku has. */
async function updateSkus(db: Db, all: readonly Planned[]) {
  const rows = all.flatMap(({ goods, plan }) =>
    plan.kept.map((sku) => ({ ...rowOf(goods, sku), id: sku.id, stock: sku.stock ?? null })),
  );
  if (rows.length === 0) return;
  await sql`
    update sku set name = ',,' || sku.id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (id int, name text)
    where sku.id = new.id and sku.name <> new.name`.execute(db);
  await sql`
    with locked as (
      select sku.id, new.stock - sku.stock as units
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (id int, stock int)
        join sku on sku.id = new.id
      order by sku.id for no key update of sku
    ), moved as (
      insert into stock_movement (sku_id, kind, units)
      select id, 'changed', units from locked where units <> 0
    )
    update sku set name = new.name, attributes = new.attributes, image = new.image,
      price_minor = new.price_minor, old_price_minor = new.old_price_minor,
      weight_grams = new.weight_grams, code = new.code, bar_code = new.bar_code, sort = new.sort,
      stock = coalesce(new.stock, sku.stock), is_removed = false
    from jsonb_to_recordset(${JSON.stringify(
      rows.map((row) => ({ ...row, attributes: JSON.parse(row.attributes) as object })),
    )}::jsonb) as new (id int, name text, attributes jsonb, image text, price_minor bigint,
      old_price_minor bigint, weight_grams int, code text, bar_code text, sort int, stock int)
    where sku.id = new.id
      and (sku.name, sku.attributes, sku.image, sku.price_minor, sku.old_price_minor,
        sku.weight_grams, sku.code, sku.bar_code, sku.sort, sku.stock, sku.is_removed)
      is distinct from (new.name, new.attributes, new.image, new.price_minor, new.old_price_minor,
        new.weight_grams, new.code, new.bar_code, new.sort, coalesce(new.stock, sku.stock), false)`.execute(
    db,
  );
}
