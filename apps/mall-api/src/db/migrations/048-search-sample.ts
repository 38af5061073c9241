import { sql, type Kysely } from 'kysely';

/**
 * What one product of sixteen is, in an index of its own. A GIN index gathers all goods that have a word before it
 * gives the first: where a hundred thousand have it, a sample has enough of them in a sixteenth of the time. Ids
 * are scattered by a multiplication (Knuth's, whose upper bits are used): goods of a shop may be of a kind in turn.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index search_goods_sample on search_goods using gin (ts_filter(terms, '{a}'))
    with (fastupdate = off) where (id * 2654435761 >> 28) & 15 = 0`.execute(db);
}
