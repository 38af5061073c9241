import { type Kysely, sql } from 'kysely';

/**
 * An index of a sample, one product in sixteen. A GIN index collects all matches before it returns
 * the first: for a word with a hundred thousand matches the sample returns enough in a sixteenth of
 * the time. Ids are scattered by Knuth's multiplicative hash (upper bits), since consecutive goods
 * of a shop may be similar.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index search_goods_sample on search_goods using gin (ts_filter(terms, '{a}'))
    with (fastupdate = off) where (id * 2654435761 >> 28) & 15 = 0`.execute(db);
}
