import { type Kysely, sql } from 'kysely';
import type { Database, TextKind } from '../db/schema';
import type { SearchDueTable } from '../db/schema/search';
import type { SearchDocument, SearchText } from './document';
import { toTsvector } from './tsquery';

type Db = Kysely<Database>;
export type Kind = SearchDueTable['kind'];
export const KINDS: readonly Kind[] = ['category', 'shop', 'goods'];

export interface Source extends SearchText {
  id: number;
  rating: number;
}

/** The key of an advisory lock, unique in this database. */
const INDEX_LOCK = 70_441_214;

/** Serialises indexing until the transaction ends. Reads afterwards see all earlier entries. */
export const lockIndex = (db: Db) => sql`select pg_advisory_xact_lock(${INDEX_LOCK})`.execute(db);

/** Takes pending changes, which are deleted with the transaction. */
export async function takeDue(db: Db, most: number): Promise<Map<Kind, number[]>> {
  const { rows } = await sql<{ kind: Kind; id: number }>`
    delete from search_due where ctid = any(array(select ctid from search_due limit ${most}))
    returning kind, id`.execute(db);
  return new Map(
    KINDS.map((kind) => [
      kind,
      [...new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id))],
    ]),
  );
}

const TABLES = { goods: 'product', shop: 'shop', category: 'category' } as const;

/** Ids of a kind above `after`, ascending. */
export async function idsAfter(db: Db, kind: Kind, after: number, most: number) {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(TABLES[kind])} where id > ${after} order by id limit ${most}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** All translations of the columns' texts, joined; null when there are none. */
const translations = (kind: TextKind, ...columns: string[]) => sql`(
  select string_agg(said.text, ' ; ' order by said.language, said.text) from translation said
  where said.kind = ${sql.lit(kind)}
    and said.source_hash in (${sql.join(columns.map((column) => sql`md5(${sql.ref(column)})`))}))`;

const translatedNames = (kind: TextKind, column: string) => sql`array(
  select distinct said.text from translation said
  where said.kind = ${sql.lit(kind)} and said.source_hash = md5(${sql.ref(column)}) order by said.text)`;

// Ratings are weighted by five fictitious reviews of 3.5 stars, so that a single review has little effect.
const SOURCES: Record<Kind, (ids: readonly number[]) => ReturnType<typeof sql<Source>>> = {
  goods: (ids) => sql<Source>`
    select p.id, p.name, ${translatedNames('goods', 'p.name')} as "translatedNames", shop.name as brand,
      concat_ws(' ; ', c.name, above.name, top.name,
        ${translations('category', 'c.name', 'above.name', 'top.name')}, p.keyword, (
        select string_agg(a.name || ' ; ' || array_to_string(a.options, ' ; '), ' ; ' order by a.sort, a.id)
        from product_attr a where a.product_id = p.id)) as "classification",
      concat_ws(' ; ', shop.name, p.intro, p.content) as "description",
      coalesce((select (sum(star) + 17.5) / (count(*) + 5) from review r
        where r.product_id = p.id and r.is_shown), 3.5)::float as rating
    from product p join shop on shop.id = p.shop_id
    left join category c on c.id = p.category_id
    left join category above on above.id = c.pid
    left join category top on top.id = above.pid
    where p.id = any(${[...ids]}::int[])`,
  shop: (ids) => sql<Source>`
    select s.id, s.name,
      concat_ws(' ; ', s.keywords, trade.name, ${translations('trade', 'trade.name')}) as "classification",
      s.intro as "description", s.star_level::float as rating
    from shop s left join shop_category trade on trade.id = s.category_id
    where s.id = any(${[...ids]}::int[])`,
  category: (ids) => sql<Source>`
    select c.id, c.name, ${translatedNames('category', 'c.name')} as "translatedNames",
      concat_ws(' ; ', above.name, ${translations('category', 'above.name')}) as "classification",
      '' as "description", 0::float as rating
    from category c left join category above on above.id = c.pid
    where c.id = any(${[...ids]}::int[])`,
};

export const readSources = async (db: Db, kind: Kind, ids: readonly number[]) =>
  (await SOURCES[kind](ids).execute(db)).rows;

export type Entry = SearchDocument & { id: number; rating: number };

export async function writeDocuments(
  db: Db,
  table: string,
  documents: readonly Entry[],
): Promise<void> {
  if (documents.length === 0) return;
  await sql`
    insert into ${sql.table(table)} as entry (id, name, terms, rating)
    select id, name, terms::tsvector, rating from unnest(
      ${documents.map(({ id }) => id)}::int[], ${documents.map(({ name }) => name)}::text[],
      ${documents.map(({ terms }) => toTsvector(terms))}::text[],
      ${documents.map(({ rating }) => rating)}::real[]) as made (id, name, terms, rating)
    on conflict (id) do update
      set name = excluded.name, terms = excluded.terms, rating = excluded.rating
      where (entry.name, entry.terms, entry.rating)
        is distinct from (excluded.name, excluded.terms, excluded.rating)`.execute(db);
  const words = [...new Set(documents.flatMap(({ vocabulary }) => vocabulary))];
  await sql`insert into search_word select unnest(${words}::text[]) on conflict do nothing`.execute(
    db,
  );
}
