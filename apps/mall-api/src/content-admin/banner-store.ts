import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { BannerTable, Database } from '../db/schema';

type Db = Kysely<Database>;

/** All banners in their order, or one. */
export const banners = (db: Db, id?: number) =>
  db
    .selectFrom('banner')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id as number))
    .orderBy('slot')
    .orderBy('sort', 'desc')
    .orderBy('id')
    .execute();

export type BannerRow = Awaited<ReturnType<typeof banners>>[number];

/** The last one of its slot. */
export async function insertBanner(
  db: Db,
  values: Omit<Insertable<BannerTable>, 'sort'>,
): Promise<number> {
  const { id } = await db
    .insertInto('banner')
    .values((eb) => ({
      ...values,
      sort: eb
        .selectFrom('banner')
        .where('slot', '=', values.slot)
        .select(sql<number>`coalesce(min(sort), 0)`.as('last')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The ids in a table, which nobody else arranges until the transaction has ended. */
export async function lockedIds(
  trx: Transaction<Database>,
  table: 'banner' | 'activity',
  slot?: BannerRow['slot'],
): Promise<number[]> {
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx);
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} ${slot ? sql`where slot = ${slot}` : sql``}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Arranges rows in the order of `ids`. False when they already were. */
export async function arrange(
  trx: Transaction<Database>,
  table: 'banner' | 'activity',
  ids: readonly number[],
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} set sort = cardinality(${ids}::int[]) - placed.place
    from unnest(${ids}::int[]) with ordinality placed (id, place)
    where ${sql.table(table)}.id = placed.id and sort <> cardinality(${ids}::int[]) - placed.place`.execute(
    trx,
  );
  return numAffectedRows > 0n;
}
