import { sql, type Kysely } from 'kysely';

/**
 * Searches for words that very many goods have. `named` has the terms of what a thing is, of its name
 * and of what it is filed under, without what is said of it: short enough to be tested for thousands
 * of goods. An index of its own for each place tells how many goods have a word there without looking
 * at them. `search_copy` names the indexes of another engine that are kept like this one; what changes
 * for them is noted in `search_copy_due`, as long as there is any.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  ...['goods', 'shop', 'category'].map(
    (kind) => `alter table search_${kind} add column named tsvector not null
      generated always as (ts_filter(terms, '{a,b,c}')) stored`,
  ),
  // Nobody who searches waits for what was put off by those who changed goods.
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
  // The language of a name now stands where names do.
  `insert into search_due (kind, id) select 'goods', id from product`,
];
