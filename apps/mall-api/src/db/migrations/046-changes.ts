import { type Kysely, sql } from 'kysely';

/**
 * Changes of public data, for storefronts that cache pages (src/changes): a tag such as `goods:25`
 * is written in the transaction of the change. A figure changes frequently: stock, number of
 * followers. `change_forgotten` is the position up to which changes were deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...functions, ...triggers]) {
    await sql.raw(statement).execute(db);
  }
}

const tables = [
  // Without a key: concurrent changes of the same goods do not block each other.
  `create table change (
    tag text not null,
    is_figure boolean not null,
    xid xid8 not null default pg_current_xact_id(),
    at timestamptz not null default now()
  )`,
  'create index change_xid on change (xid)',
  `create table change_forgotten (before xid8 not null)`,
  `insert into change_forgotten values ('0')`,
];

/** Maximum number of tags per transaction; beyond, it writes "everything" once. */
const MAX_TAGS = 500;

/** A trigger that writes the rows of a query with `tag` and `is_figure`. */
const noting = (name: string, query: string) =>
  `create function ${name}() returns trigger language plpgsql as $f$
    begin
      perform note_changes(array_agg(tag), array_agg(is_figure))
        from (select distinct tag, is_figure from (${query}) noted) found;
      return null;
    end $f$`;

/** Scopes from here on are filters and not lists; see src/listing/scope.ts. */
const NARROWING = 17_179_869_184;
const listsIn = (row: string) =>
  `array(select scope from unnest(${row}.scopes) scope where scope < ${NARROWING})`;

/**
 * Tags of the lists that contain goods, of the mall, its categories and shops: their content,
 * prices and other filters, and sales order.
 */
const tagsOfLists = `cross join unnest(scopes) scope cross join lateral (
    select case when scope < 4294967296 then '' when scope < 8589934592 then 'shop-' end as owner,
      scope % 4294967296 as id
  ) place cross join lateral (values
    ('list', is_moved, false), ('prices', is_repriced, false), ('sales', is_counted, true)
  ) list (kind, is_changed, is_figure) where is_changed and owner is not null`;
const tagOfList = `owner || kind || ':' || id as tag, is_figure`;

const functions = [
  `create function note_changes(tags text[], are_figures boolean[]) returns void
    language plpgsql as $f$
    declare
      noted int := coalesce(nullif(current_setting('mall.changes_noted', true), ''), '0')::int;
      more int := coalesce(cardinality(tags), 0);
    begin
      if more = 0 or noted > ${MAX_TAGS} then return; end if;
      perform set_config('mall.changes_noted', (noted + more)::text, true);
      if noted + more > ${MAX_TAGS} then
        insert into change (tag, is_figure) values ('everything', false);
      else
        insert into change (tag, is_figure) select * from unnest(tags, are_figures);
      end if;
    end $f$`,
  noting('note_content', `select 'content' as tag, false as is_figure`),
  noting('note_activities', `select 'activities' as tag, false as is_figure`),
  noting(
    'note_search',
    `select 'search' as tag, true as is_figure where exists (select from changed)`,
  ),
  noting('note_goods', `select 'goods:' || id as tag, false as is_figure from changed`),
  noting(
    'note_goods_changed',
    `select 'goods:' || now.id as tag, false as is_figure
      from changed now join was using (id) where now is distinct from was`,
  ),
  noting('note_goods_of', `select 'goods:' || product_id as tag, false as is_figure from changed`),
  noting('note_reviewed', `select 'goods:' || product_id as tag, true as is_figure from changed`),
  // Sales change figures of goods; the last unit of a sku, or the first one again, changes more.
  noting(
    'note_sku_changed',
    `select 'goods:' || now.product_id as tag,
        (now.name, now.attributes, now.image, now.price_minor, now.old_price_minor,
          now.weight_grams, now.sort, now.stock > 0)
        is not distinct from (was.name, was.attributes, was.image, was.price_minor,
          was.old_price_minor, was.weight_grams, was.sort, was.stock > 0) as is_figure
      from changed now join was using (id) where now is distinct from was`,
  ),
  noting(
    'note_listed',
    `select ${tagOfList} from (
        select scopes, true as is_moved, true as is_repriced, false as is_counted from changed
      ) moved ${tagsOfLists}`,
  ),
  noting(
    'note_listed_changed',
    `select ${tagOfList} from (
        select now.scopes || was.scopes as scopes,
          (${listsIn('now')}, now.by_rank, now.by_age)
            is distinct from (${listsIn('was')}, was.by_rank, was.by_age) as is_moved,
          (now.scopes, now.by_price) is distinct from (was.scopes, was.by_price) as is_repriced,
          now.by_sold <> was.by_sold as is_counted
        from changed now join was using (product_id)
      ) moved ${tagsOfLists}
      union all
      select 'goods:' || now.product_id, true from changed now join was using (product_id)
        where (now.review_count, now.stars) is distinct from (was.review_count, was.stars)`,
  ),
  noting(
    'note_shop',
    `select unnest(array['shops', 'shop:' || id]) as tag, false as is_figure from changed`,
  ),
  // The name of a shop is shown with its goods in every list.
  noting(
    'note_shop_changed',
    `select unnest(case
          when now.name <> was.name then array['content']
          when to_jsonb(now) - '{collect_count,star_level}'::text[]
            = to_jsonb(was) - '{collect_count,star_level}'::text[] then array['shop:' || now.id]
          else array['shops', 'shop:' || now.id] end) as tag,
        to_jsonb(now) - '{collect_count,star_level}'::text[]
          = to_jsonb(was) - '{collect_count,star_level}'::text[] as is_figure
      from changed now join was using (id) where now is distinct from was`,
  ),
  noting('note_shop_of', `select 'shop:' || shop_id as tag, false as is_figure from changed`),
  noting('note_coupons', `select 'coupons' as tag, false as is_figure from changed`),
  noting(
    'note_coupons_changed',
    `select 'coupons' as tag,
        to_jsonb(now) - 'last_total' = to_jsonb(was) - 'last_total' as is_figure
      from changed now join was using (id) where now is distinct from was`,
  ),
];

type Event = 'insert' | 'update' | 'delete';

const trigger = (table: string, event: Event, run: string, tables = '') =>
  `create trigger note_${event} after ${event} on ${table} ${tables}
    for each statement execute function ${run}()`;

const rowsOf = (event: Event) =>
  `referencing ${event === 'delete' ? 'old' : 'new'} table as changed`;

const withRows = (table: string, events: readonly Event[], run: string) =>
  events.map((event) => trigger(table, event, run, rowsOf(event)));

const ofBoth = (table: string, run: string) =>
  trigger(table, 'update', run, 'referencing old table as was new table as changed');

const EACH = ['insert', 'update', 'delete'] as const;

const triggers = [
  // Shown on all pages, or on too many to distinguish.
  ...[
    ...['category', 'banner', 'hot_keyword', 'setting', 'guarantee', 'shop_type'],
    ...['shop_category', 'translation'],
  ].flatMap((table) => EACH.map((event) => trigger(table, event, 'note_content'))),
  ...['activity', 'activity_product'].flatMap((table) =>
    EACH.map((event) => trigger(table, event, 'note_activities')),
  ),
  ofBoth('product', 'note_goods_changed'),
  ...withRows('product', ['delete'], 'note_goods'),
  ofBoth('sku', 'note_sku_changed'),
  ...withRows('sku', ['insert', 'delete'], 'note_goods_of'),
  ...withRows('product_attr', EACH, 'note_goods_of'),
  ...withRows('review', EACH, 'note_reviewed'),
  ofBoth('listed_product', 'note_listed_changed'),
  ...withRows('listed_product', ['insert', 'delete'], 'note_listed'),
  ofBoth('shop', 'note_shop_changed'),
  ...withRows('shop', ['insert', 'delete'], 'note_shop'),
  ...withRows('shop_goods_category', EACH, 'note_shop_of'),
  ofBoth('coupon', 'note_coupons_changed'),
  ...withRows('coupon', ['insert', 'delete'], 'note_coupons'),
  ...['search_goods', 'search_shop', 'search_category'].flatMap((table) =>
    withRows(table, EACH, 'note_search'),
  ),
  ...EACH.map((event) => trigger('search_list', event, 'note_search', rowsOf(event))),
];
