import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;
type Columns = Partial<{ [Table in keyof Database]: readonly (keyof Database[Table])[] }>;

/** Columns with the address of one picture. Orders show what was bought, also when the goods have other pictures now. */
export const addressColumns = {
  product: ['image'],
  sku: ['image'],
  shop: ['avatar', 'back_image', 'street_back_image', 'pc_back_image'],
  category: ['icon'],
  guarantee: ['icon'],
  banner: ['picture'],
  activity_product: ['picture'],
  order_line: ['image'],
} satisfies Columns;

/** Columns with several addresses: lists, and HTML. */
export const textColumns = {
  product: ['slider', 'content'],
  shop: ['pc_banner', 'qualification'],
  product_attr: ['pictures'],
  activity: ['banner', 'instruction'],
  agreement_version: ['text'],
  setting: ['value'],
  translation: ['text'],
} satisfies Columns;

const each = (
  columns: Columns,
  query: (table: RawBuilder<unknown>, column: RawBuilder<unknown>) => RawBuilder<unknown>,
) =>
  Object.entries(columns).flatMap(([table, names]) =>
    names.map((name) => query(sql.table(table), sql.ref(`${table}.${name}`))),
  );

/** A condition on the row `picture` of a query: goods, a shop, a page or an order refers to it. */
const isReferredTo = sql<boolean>`(${sql.join(
  [
    ...each(addressColumns, (table, column) => {
      return sql`exists (select 1 from ${table} where ${column} = '/picture/' || picture.name || '.webp')`;
    }),
    sql`exists (select 1 from named where named.name = picture.name)`,
  ],
  sql` or `,
)})`;

/** All names of pictures in texts, read once for all pictures of a query. */
const named = sql`named as materialized (${sql.join(
  each(textColumns, (table, column) => {
    return sql`select (regexp_matches(${column}::text, '/picture/([0-9a-f]{32})[.@]', 'g'))[1] as name from ${table}`;
  }),
  sql` union `,
)})`;

/** Those of the pictures that something refers to. */
export async function referredTo(db: Db, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    with ${named}
    select name from picture where name = any(${names}::text[]) and ${isReferredTo}`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Notes since when nothing refers to each picture, and forgets it where something does again. */
export async function noteUnused(db: Db, now: Date): Promise<void> {
  await sql`
    with ${named},
    checked as (select id, unused_since is not null as was_unused, ${isReferredTo} as is_used from picture)
    update picture set unused_since = case when checked.is_used then null else ${now}::timestamptz end
    from checked where checked.id = picture.id and checked.was_unused = checked.is_used`.execute(
    db,
  );
}
