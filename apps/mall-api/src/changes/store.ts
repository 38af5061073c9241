import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

/** Maximum number of tags in a response; beyond that, it is "everything". */
const MOST = 1000;
/** The tag for a change too large to list. */
const EVERYTHING = 'everything';

/** The changes since a position. */
export interface Changes {
  /** To be sent with the next request. */
  position: string;
  /** The changes are not known individually: too many, or too long ago. */
  everything: boolean;
  /** Tags whose content has changed. */
  changed: string[];
  /** Tags of which only counters have changed: stock, units sold. */
  counted: string[];
}

interface Reading {
  position: string;
  isKnown: boolean | null;
  changed: string[] | null;
  counted: string[] | null;
}

const isSnapshot = (text: unknown) =>
  typeof text === 'string' &&
  text.length <= 8000 &&
  /^\d{1,18}:\d{1,18}:(\d{1,18}(,\d{1,18})*)?$/.test(text);

/**
 * Changes since a position, each once: those visible now that were not visible then, by database snapshots.
 * So transactions may commit in another order than they began, and a long one delays nobody. An invalid
 * position, or one of another database, gets "everything".
 */
export async function readChanges(db: Db, since: unknown): Promise<Changes> {
  const { rows } = await sql<Reading>`
    with reading as (
      select pg_current_snapshot() as now, ${isSnapshot(since) ? since : null}::text::pg_snapshot as since
    )
    select now::text as position,
      pg_snapshot_xmax(since) <= pg_snapshot_xmax(now) and not exists (
        select from change_forgotten
        where before > pg_snapshot_xmin(since) and before <= pg_snapshot_xmax(now)
      ) as "isKnown",
      found.changed, found.counted
    from reading cross join lateral (
      select array_agg(tag) filter (where not is_figure) as changed,
        array_agg(tag) filter (where is_figure) as counted
      from (
        select distinct tag, is_figure from change
        where xid >= pg_snapshot_xmin(since) and xid < pg_snapshot_xmax(now)
          and not pg_visible_in_snapshot(xid, since)
        limit ${MOST + 1}
      ) seen
    ) found`.execute(db);
  const [{ position, isKnown, changed: found, counted: moved }] = rows as [Reading];
  const [changed, counted] = [found ?? [], moved ?? []];
  const isTooMuch = changed.length + counted.length > MOST || changed.includes(EVERYTHING);
  if (!isKnown || isTooMuch) return { position, everything: true, changed: [], counted: [] };
  return { position, everything: false, changed, counted };
}

/**
 * Deletes changes recorded before a time; readers that are further behind get "everything". Also deletes
 * transaction ids that a restored database has brought from another server.
 */
export async function forgetChanges(db: Db, before: Date): Promise<void> {
  await sql`
    with gone as (
      delete from change
      where at < ${before} and (xid < pg_snapshot_xmin(pg_current_snapshot())
        or xid >= pg_snapshot_xmax(pg_current_snapshot()))
      returning xid
    ), last as (
      select xid from gone where xid < pg_snapshot_xmax(pg_current_snapshot())
      order by xid desc limit 1
    )
    update change_forgotten set before = (last.xid::text::numeric + 1)::text::xid8
    from last
    where last.xid >= before or before > pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
}
