import { type Kysely, sql } from 'kysely';

/**
 * Search index: a row of terms for each product, shop and category, computed by the server
 * (src/search), since the database cannot segment Thai. Changes queue rows in `search_due` in the
 * same transaction, which the server processes. `search_word` is the vocabulary for spelling
 * correction, `search_miss` counts searches without results.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...functions, ...triggers, ...begin, ...leftovers]) {
    await sql.raw(statement).execute(db);
  }
}

const entry = (kind: string, of: string) => [
  `create table search_${kind} (
    id int primary key references ${of} on delete cascade,
    name text not null,
    terms tsvector not null,
    rating real not null default 0
  )`,
  `create index search_${kind}_terms on search_${kind} using gin (terms)`,
];

const tables = [
  'create extension if not exists pg_trgm',
  ...entry('goods', 'product'),
  ...entry('shop', 'shop'),
  ...entry('category', 'category'),
  // Without a key: concurrent changes of the same goods do not block each other.
  'create table search_due (kind text not null, id int not null)',
  // "C" collation, so that the index supports prefix searches
  `create table search_word (word text collate "C" primary key)`,
  'create index search_word_trigrams on search_word using gin (word gin_trgm_ops)',
  `create table search_list (
    kind text not null check (kind in ('synonym', 'stop')),
    line text not null,
    is_added boolean not null,
    primary key (kind, line)
  )`,
  `create table search_miss (
    day date not null,
    words text not null,
    times int not null default 1,
    primary key (day, words)
  )`,
];

const note = (name: string, ...selects: string[]) =>
  `create function ${name}() returns trigger language plpgsql as $f$
    begin
      insert into search_due (kind, id) ${selects.join(' union ')};
      return null;
    end $f$`;

const functions = [
  note('search_due_products', `select 'goods', id from changed`),
  note('search_due_of_products', `select distinct 'goods', product_id from changed`),
  note(
    'search_due_shop',
    `select 'shop', new.id`,
    `select 'goods', id from product where shop_id = new.id`,
  ),
  note(
    'search_due_category',
    `select 'category', new.id`,
    `select 'goods', p.id from product p join category c on c.id = p.category_id
      left join category above on above.id = c.pid where new.id in (c.id, c.pid, above.pid)`,
  ),
];

const forRows = (rows: 'new' | 'old', run: string) =>
  `referencing ${rows} table as changed for each statement execute function ${run}()`;

const triggers = [
  `create trigger search_new after insert on product ${forRows('new', 'search_due_products')}`,
  // A trigger with transition tables cannot have a column list: rows are compared here.
  `create function search_due_product() returns trigger language plpgsql as $f$
    begin
      insert into search_due values ('goods', new.id);
      return null;
    end $f$`,
  `create trigger search_changed after update on product for each row
    when ((old.name, old.keyword, old.intro, old.content, old.category_id, old.shop_id)
      is distinct from (new.name, new.keyword, new.intro, new.content, new.category_id, new.shop_id))
    execute function search_due_product()`,
  ...['product_attr', 'review'].flatMap((table) => [
    `create trigger search_new after insert on ${table} ${forRows('new', 'search_due_of_products')}`,
    `create trigger search_changed after update on ${table} ${forRows('new', 'search_due_of_products')}`,
    `create trigger search_gone after delete on ${table} ${forRows('old', 'search_due_of_products')}`,
  ]),
  `create trigger search_new after insert on shop for each row execute function search_due_shop()`,
  `create trigger search_changed after update of name, keywords, intro on shop for each row
    when ((old.name, old.keywords, old.intro) is distinct from (new.name, new.keywords, new.intro))
    execute function search_due_shop()`,
  `create trigger search_new after insert on category for each row
    execute function search_due_category()`,
  `create trigger search_changed after update of name, pid on category for each row
    when ((old.name, old.pid) is distinct from (new.name, new.pid))
    execute function search_due_category()`,
];

/** The server indexes existing rows at its start. */
const begin = [
  `insert into search_due (kind, id)
    select 'goods', id from product union select 'shop', id from shop
    union select 'category', id from category`,
];

/** Words are removed from the index of lists, which now finds goods in several lists. */
const leftovers = [
  'drop index listed_product_terms',
  `create index listed_product_scopes on listed_product using gin (search_terms('', scopes))`,
];
