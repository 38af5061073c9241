import { type Kysely, sql } from 'kysely';
import { facetRows, valueRows } from './088-words';

/**
 * Facets of goods: colour, size, brand and others that options and specifications say. Each value is a scope of
 * `listed_product`, like the other filters, so that all lists and search engines filter by it. Values that no list of words
 * knows are added as shops write them, when goods are listed; two languages share one where it is translated.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of tables) await sql.raw(statement).execute(db);
  await fill(db);
  for (const statement of functions) await sql.raw(statement).execute(db);
  await sql`select list_products(array(select product_id from listed_product))`.execute(db);
}

async function fill(db: Kysely<unknown>): Promise<void> {
  await sql`insert into facet (id, names, sort)
    select * from jsonb_to_recordset(${JSON.stringify(
      facetRows.map(({ id, names }, sort) => ({ id, names, sort })),
    )}::text::jsonb) as row (id int, names jsonb, sort int)`.execute(db);
  const named = facetRows.flatMap(({ id, words }) => words.map((word) => ({ id, word })));
  await sql`insert into facet_name (word, facet_id)
    select distinct on (lower(word)) lower(word), id
    from jsonb_to_recordset(${JSON.stringify(named)}::text::jsonb) as row (id int, word text)
    order by lower(word), id`.execute(db);
  const values = valueRows.map(({ facetId, names, words }) => ({
    facet: facetId,
    key: (names.en ?? '').toLowerCase(),
    names,
    color: words[0]?.color ?? null,
  }));
  await sql`insert into facet_value (facet_id, key, label, names, color)
    select facet, key, names ->> 'en', names, color
    from jsonb_to_recordset(${JSON.stringify(values)}::text::jsonb)
      as row (facet int, key text, names jsonb, color text)`.execute(db);
  const words = valueRows.flatMap(({ facetId, names, words }, at) =>
    words.map(({ word, color }, place) => ({
      facet: facetId,
      key: (names.en ?? '').toLowerCase(),
      word,
      color,
      rank: (place === 0 ? 0 : 1_000_000) + at * 100 + place,
    })),
  );
  await sql`insert into facet_word (facet_id, word, value_id, color)
    select distinct on (facet, lower(word)) facet, lower(word), value.id, row.color
    from jsonb_to_recordset(${JSON.stringify(words)}::text::jsonb)
      as row (facet int, key text, word text, color text, rank int)
    join facet_value value on value.facet_id = facet and value.key = row.key
    order by facet, lower(word), rank`.execute(db);
}

const tables = [
  'create table facet (id int primary key, names jsonb not null, sort int not null)',
  // How shops name it, in lower case
  `create table facet_name (
    word text primary key,
    facet_id int not null references facet on delete cascade
  )`,
  // names: by language, for known values. color: CSS, of colours.
  `create table facet_value (
    id int generated always as identity primary key,
    facet_id int not null references facet on delete cascade,
    key text not null,
    label text not null,
    names jsonb not null default '{}',
    color text,
    unique (facet_id, key)
  )`,
  // Words for a value, in lower case. color: of the shade that the word means.
  `create table facet_word (
    facet_id int not null references facet on delete cascade,
    word text not null,
    value_id int not null references facet_value on delete cascade,
    color text,
    primary key (facet_id, word)
  )`,
  // Colours to choose from, as the shop names them; null for fewer than two
  'alter table listed_product add column colours jsonb',
];

const columns = ['by_rank', 'by_price', 'by_dear', 'by_sold', 'by_age'];
const row = (table: string, names: string[]) =>
  `(${names.map((name) => `${table}.${name}`).join(', ')})`;
const upsert = (table: string, key: string, names: string[]) => `
  on conflict (${key}) do update
  set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}
  where ${row(table, names)} is distinct from ${row('excluded', names)}`;

const functions = [
  // What the options and specifications of goods say. Longer values are sentences.
  `create function facet_texts(ids int[])
    returns table (product_id int, facet_id int, label text, word text) language sql stable as $f$
      select said.product_id, said.facet_id, btrim(part), lower(btrim(part))
      from (
        select a.product_id, n.facet_id, value
        from product_attr a join facet_name n on n.word = lower(btrim(a.name)),
          unnest(a.options) value
        where a.product_id = any(ids)
        union all
        select p.id, n.facet_id, line ->> 'value'
        from product p, jsonb_array_elements(p.specifications) line
          join facet_name n on n.word = lower(btrim(line ->> 'name'))
        where p.id = any(ids)
      ) said, regexp_split_to_table(said.value, '\\s*[,;、，；]\\s*') part
      where char_length(btrim(part)) between 1 and 40
    $f$`,
  // Adds the values that are not known yet. Always in one order, so that two processes wait instead of deadlocking.
  `create function add_facet_values(ids int[]) returns void language plpgsql
    set enable_seqscan = off set jit = off as $f$
    declare facets int[]; labels text[]; words text[]; keys text[];
    begin
      select array_agg(facet_id), array_agg(label), array_agg(word), array_agg(key)
      into facets, labels, words, keys
      from (
        select distinct on (t.facet_id, t.word) t.facet_id, t.label, t.word,
          coalesce(lower((select said.text from translation said
            where said.source_hash = md5(t.label) and said.kind = 'specification_value'
              and said.language = 'en')), t.word) as key
        from facet_texts(ids) t
        where not exists (
          select from facet_word w where w.facet_id = t.facet_id and w.word = t.word)
        order by t.facet_id, t.word, t.label
      ) unknown;
      if facets is null then return; end if;
      insert into facet_value (facet_id, key, label)
      select distinct on (n.facet_id, n.key) n.facet_id, n.key, n.label
      from unnest(facets, labels, words, keys) n (facet_id, label, word, key)
      where not exists (select from facet_word w where w.facet_id = n.facet_id and w.word = n.key)
      order by n.facet_id, n.key, n.label
      on conflict (facet_id, key) do nothing;
      insert into facet_word (facet_id, word, value_id, color)
      select n.facet_id, n.word, coalesce(w.value_id, v.id), w.color
      from unnest(facets, labels, words, keys) n (facet_id, label, word, key)
      left join facet_word w on w.facet_id = n.facet_id and w.word = n.key
      left join facet_value v on v.facet_id = n.facet_id and v.key = n.key
      where coalesce(w.value_id, v.id) is not null
      order by n.facet_id, n.word
      on conflict (facet_id, word) do nothing;
    end $f$`,
  // Of the options of goods, in their order
  `create function colours_of(goods int) returns jsonb language sql stable as $f$
      select case when count(*) > 1 then jsonb_agg(
        jsonb_build_object('name', btrim(one.value), 'color', w.color) order by one.at) end
      from product_attr a
      join facet_name n on n.word = lower(btrim(a.name)) and n.facet_id = 1
      cross join unnest(a.options) with ordinality one (value, at)
      join facet_word w on w.facet_id = 1 and w.word = lower(btrim(one.value))
      where a.product_id = goods and w.color is not null
    $f$`,
  // As in 071a, with facets: (16 + facet)·2^32 + value
  `create or replace view wanted_listing as
    select p.id as product_id,
      array(
        select scope from (values
          (0::bigint),
          (case when units.stock > 0 then 12884901888 end),
          (4294967296 + p.shop_id),
          (c.id::bigint), (nullif(c.pid, 0)), (nullif(above.pid, 0)),
          (8589934592 + own.id), (8589934592 + nullif(own.pid, 0)),
          (case when shop.is_self then 17179869184 end),
          (case when p.old_price_minor > p.price_minor then 21474836480 end),
          (25769803776 + shop.type_id),
          (case when reviews.star >= 3 then 30064771075 end),
          (case when reviews.star >= 4 then 30064771076 end)
        ) places (scope) where scope is not null
        union
        select (16 + t.facet_id)::bigint * 4294967296 + w.value_id
        from facet_texts(array[p.id]) t
        join facet_word w on w.facet_id = t.facet_id and w.word = t.word
        order by scope
      ) as scopes,
      -p.rank::bigint * 4294967296 - p.id as by_rank,
      p.price_minor::bigint as by_price,
      -p.price_minor::bigint as by_dear,
      -(units.sales + p.ficti) as by_sold,
      -(extract(epoch from p.created_at) * 1000000)::bigint as by_age
    from product p
    join shop on shop.id = p.shop_id
    join category c on c.id = p.category_id
    left join category above on above.id = c.pid
    left join shop_goods_category own on own.id = p.shop_goods_category_id
    cross join lateral (
      select coalesce(sum(stock) filter (where not is_removed), 0) as stock,
        coalesce(sum(sales), 0) as sales
      from sku where sku.product_id = p.id
    ) units
    cross join lateral (
      select avg(star) as star from review r where r.product_id = p.id and r.is_shown
    ) reviews
    where p.is_on_sale and not p.is_removed and shop.is_open`,
  // As in 041, with facets and colours
  `create or replace function list_products(ids int[]) returns void language plpgsql
    set enable_seqscan = off set jit = off as $f$
    begin
      perform from product where id = any(ids) order by id for no key update;
      perform add_facet_values(ids);
      delete from listed_product l where product_id = any(ids)
        and not exists (select from wanted_listing w where w.product_id = l.product_id);
      insert into listed_product (product_id, scopes, ${columns.join(', ')})
      select product_id, scopes, ${columns.join(', ')}
      from wanted_listing where product_id = any(ids) order by product_id
      ${upsert('listed_product', 'product_id', ['scopes', ...columns])};
      update listed_product l
      set review_count = r.review_count, stars = r.stars, colours = r.colours
      from (
        select listed.id, count(review.id) as review_count, round(avg(review.star), 1) as stars,
          colours_of(listed.id) as colours
        from unnest(ids) listed (id)
        left join review on review.product_id = listed.id and review.is_shown
        group by listed.id order by listed.id
      ) r
      where l.product_id = r.id
        and (l.review_count, l.stars, l.colours)
          is distinct from (r.review_count, r.stars, r.colours);
      delete from listing l where product_id = any(ids) and not exists (
        select from listed_product p where p.product_id = l.product_id and l.scope = any(p.scopes));
      insert into listing (product_id, scope, ${columns.join(', ')})
      select product_id, scope, ${columns.join(', ')}
      from listed_product, unnest(scopes) as scope
      where product_id = any(ids) and scope <= 12884901888 order by product_id, scope
      ${upsert('listing', 'product_id, scope', columns)};
    end $f$`,
  // Options are written after their goods: lists follow some minutes later, as for sales
  ...(['insert', 'update', 'delete'] as const).map(
    (event) => `create trigger note_moved_by_${event} after ${event} on product_attr
      referencing ${event === 'delete' ? 'old' : 'new'} table as changed
      for each statement execute function note_moved_products()`,
  ),
];
