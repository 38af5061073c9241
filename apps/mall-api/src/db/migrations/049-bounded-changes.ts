import { type Kysely, sql } from 'kysely';

/**
 * Limits the change feed (046, src/changes) during bulk changes: tags of many small transactions,
 * rows during a long transaction, and the time of a large statement.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...forgetting, ...counting, ...joining])
    await sql.raw(statement).execute(db);
}

/**
 * Deletion is by snapshots instead of the oldest running transaction, which may be hours old:
 * changes visible in `until` may be deleted. The next deletion extends to `next`.
 */
const forgetting = [
  'drop table change_forgotten',
  'create table change_forgotten (until pg_snapshot not null, next pg_snapshot not null)',
  `insert into change_forgotten values ('1:1:', '1:1:')`,
];

/** Maximum number of tags of a transaction; beyond, it writes "everything" once. */
const MAX_TAGS = 500;
/** Maximum number of tags between two deletions; beyond, each transaction writes "everything" once. */
const MAX_TAGS_IN_TOTAL = 100_000;

const counting = [
  // A sequence counts across transactions without blocking.
  'create sequence change_count',
  `create or replace function note_changes(tags text[], are_figures boolean[]) returns void
    language plpgsql as $f$
    declare
      noted int := coalesce(nullif(current_setting('mall.changes_noted', true), ''), '0')::int;
      more int := coalesce(cardinality(tags), 0);
    begin
      if more = 0 or noted > ${MAX_TAGS} then return; end if;
      noted := noted + more;
      if noted <= ${MAX_TAGS}
        and (select max(nextval('change_count')) from generate_series(1, more)) > ${MAX_TAGS_IN_TOTAL} then
        noted := ${MAX_TAGS} + 1;
      end if;
      perform set_config('mall.changes_noted', noted::text, true);
      if noted > ${MAX_TAGS} then
        insert into change (tag, is_figure) values ('everything', false);
      else
        insert into change (tag, is_figure) select * from unnest(tags, are_figures);
      end if;
    end $f$`,
];

/**
 * A trigger's plan is made for its first statement and reused in the session: a nested loop for a
 * single row would compare each row of a bulk change with every other.
 */
const joining = ['goods', 'sku', 'listed', 'shop', 'coupons'].map(
  (what) => `alter function note_${what}_changed() set enable_nestloop = off set jit = off`,
);
