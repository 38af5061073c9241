import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import type { Context } from '../kernel/context';
import type { Language } from '../kernel/language';
import { readThrough } from '../listing/read-through';
import { scopeOfValue } from '../listing/scope';
import { translationOf } from '../translation/in-language';

type Db = Kysely<Database>;

/** Values are added, and keep their facet. */
const SECONDS = 300;

/** The scopes of values, a list for each of their facets; unknown values are ignored. */
export function chosenScopes(ctx: Context, values: string): Promise<number[][]> {
  const ids = [...new Set(values.split(',').map(Number))].sort((a, b) => a - b);
  return readThrough(ctx, ['scopes of values', ids], SECONDS, async () => {
    const rows = await ctx.db
      .selectFrom('facet_value')
      .select(['id', 'facet_id'])
      .where('id', '=', sql<number>`any(${ids}::int[])`)
      .orderBy('facet_id')
      .orderBy('id')
      .execute();
    const facets = [...new Set(rows.map(({ facet_id }) => facet_id))];
    return facets.map((facetId) =>
      rows.filter((row) => row.facet_id === facetId).map(({ id }) => scopeOfValue(facetId, id)),
    );
  });
}

/** Names of values in a language; as the shop writes them where nobody has translated them. */
export const namesOfValues = (db: Db, ids: readonly number[], language: Language) =>
  db
    .selectFrom('facet_value')
    .select(['id', 'color'])
    .select(
      sql<string>`coalesce(names ->> ${language},
        ${translationOf('specification_value', sql.ref('label'), language)}, label)`.as('name'),
    )
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();

/** Facets in the order in which they are shown. */
export const namesOfFacets = (db: Db, language: Language) =>
  db
    .selectFrom('facet')
    .select('id')
    .select(sql<string>`coalesce(names ->> ${language}, names ->> 'en')`.as('name'))
    .orderBy('sort')
    .execute();
