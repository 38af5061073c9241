import { type Kysely, sql } from 'kysely';

/**
 * Searches for very common words. `named` has the terms of name and classification, without the
 * description: short enough to be tested for thousands of goods. An index for each zone counts the
 * goods of a word without reading them. `search_copy` lists indexes of another engine; their
 * changes are queued in `search_copy_due` while there are any.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  ...['goods', 'shop', 'category'].map(
    (kind) => `alter table search_${kind} add column named tsvector not null
      generated always as (ts_filter(terms, '{a,b,c}')) stored`,
  ),
  // Without a pending list: searches would have to scan it.
  'alter index search_goods_terms set (fastupdate = off)',
  'create index search_goods_named on search_goods using gin (named) with (fastupdate = off)',
  `create index search_goods_head on search_goods using gin (ts_filter(terms, '{a}'))
    with (fastupdate = off)`,
  'create table search_copy (alias text not null, index_name text primary key)',
  'create table search_copy_due (id int not null)',
  ...[
    ['search_goods', 'id'],
    ['listed_product', 'product_id'],
  ].flatMap(([table = '', id = '']) => [
    `create function note_copy_of_${table}() returns trigger language plpgsql as $f$
      begin
        if exists (select from search_copy) then
          insert into search_copy_due select ${id} from changed;
        end if;
        return null;
      end $f$`,
    ...['insert', 'update', 'delete'].map(
      (event) => `create trigger note_copy_${event} after ${event} on ${table}
        referencing ${event === 'delete' ? 'old' : 'new'} table as changed
        for each statement execute function note_copy_of_${table}()`,
    ),
  ]),
  // The language of a name is stored with names.
  `insert into search_due (kind, id) select 'goods', id from product`,
];
