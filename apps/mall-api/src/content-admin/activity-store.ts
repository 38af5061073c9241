import { type Insertable, type Kysely, sql } from 'kysely';
import type { ActivityTable, Database } from '../db/schema';

type Db = Kysely<Database>;

/** All activities in their order, or one. */
export const activities = (db: Db, id?: number) =>
  db
    .selectFrom('activity')
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from activity_product where activity_id = activity.id)`.as(
        'goods',
      ),
    )
    .$if(id !== undefined, (query) => query.where('id', '=', id as number))
    .orderBy('sort', 'desc')
    .orderBy('id')
    .execute();

export type ActivityRow = Awaited<ReturnType<typeof activities>>[number];

export const goodsOf = (db: Db, activityId: number) =>
  db
    .selectFrom('activity_product')
    .innerJoin('product', 'product.id', 'activity_product.product_id')
    .select(['product.id as goodsId', 'activity_product.picture', 'product.name'])
    .where('activity_id', '=', activityId)
    .orderBy('activity_product.sort', 'desc')
    .orderBy('product.id', 'desc')
    .execute();

/** The last one. */
export async function insertActivity(
  db: Db,
  values: Omit<Insertable<ActivityTable>, 'sort'>,
): Promise<number> {
  const last = sql<number>`(select coalesce(min(sort), 0) from activity)`;
  const { id } = await db
    .insertInto('activity')
    .values({ ...values, sort: last })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Shown {
  goodsId: number;
  picture: string;
}

/** Which of the goods do not exist, or have been removed. */
export async function unknownGoods(db: Db, goods: readonly Shown[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select wanted.id from unnest(${goods.map(({ goodsId }) => goodsId)}::int[]) as wanted (id)
    where not exists (select from product where product.id = wanted.id and not is_removed)`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Replaces the goods of an activity. */
export async function replaceGoods(db: Db, activityId: number, goods: readonly Shown[]) {
  await db.deleteFrom('activity_product').where('activity_id', '=', activityId).execute();
  if (goods.length === 0) return;
  const rows = goods.map(({ goodsId, picture }, at) => ({
    activity_id: activityId,
    product_id: goodsId,
    picture,
    sort: goods.length - at,
  }));
  await db.insertInto('activity_product').values(rows).execute();
}
