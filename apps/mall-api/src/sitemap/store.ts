import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;
export type SitemapKind = 'goods' | 'shops';

/** URLs per file; search engines accept 50,000, but files of that size are slow to build and to read. */
export const PART_SIZE = 10_000;

const idsOf = {
  goods: sql`select product_id as id from listed_product`,
  shops: sql`select id from shop where is_open`,
} satisfies Record<SitemapKind, unknown>;

/** The first id of each file of `size` ids. Reads a whole index of ids. */
export async function findPartStarts(db: Db, kind: SitemapKind, size = PART_SIZE) {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, row_number() over (order by id) as place from (${idsOf[kind]}) every
    ) placed
    where (place - 1) % ${size} = 0 order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** At most `size` ids in ascending order, starting at `from`. */
export async function findPart(db: Db, kind: SitemapKind, from: number, size = PART_SIZE) {
  const { rows } = await sql<{ id: number }>`
    select id from (${idsOf[kind]}) every where id >= ${from} order by id limit ${size}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
