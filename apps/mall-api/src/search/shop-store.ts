import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import type { ParsedQuery } from './parsed-query';
import { shopPoints, sumOf } from './score';

type Db = Kysely<Database>;

/** Open shops that match a tsquery, best match first. */
export async function shopHits(db: Db, parsed: ParsedQuery, query: string, limit: number) {
  const { rows } = await sql<{ id: number }>`
    select g.id from search_shop g join shop s on s.id = g.id
    where s.is_open and g.terms @@ ${query}::tsquery
    order by ${sumOf(shopPoints(parsed))} desc, s.stars desc nulls last, s.sort desc, s.id desc
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
