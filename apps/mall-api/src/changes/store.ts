import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

/** Maximum number of tags in a response; beyond that, it is "everything". */
const MAX_TAGS = 1000;
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

const POSITION = /^([\d.]{1,40}-\d{1,10})\/(\d{1,18}:\d{1,18}:(?:\d{1,18}(?:,\d{1,18})*)?)$/;

/** The parts of a position: the run of the database server, and a snapshot. */
function parsePosition(text: unknown): readonly [run?: string, snapshot?: string] {
  const [, run, snapshot] =
    (typeof text === 'string' && text.length <= 8000 && POSITION.exec(text)) || [];
  return [run, snapshot];
}

/** Snapshots only compare within a database and until its server restarts, perhaps from a backup. */
const currentRun = sql`extract(epoch from pg_postmaster_start_time()) || '-' ||
  (select oid from pg_database where datname = current_database())`;

/**
 * Changes since a position, each once: those visible now that were not visible then, by database snapshots.
 * So transactions may commit in another order than they began, and a long one delays nobody. An invalid
 * position, or one of another database, gets "everything".
 */
export async function readChanges(db: Db, position: unknown): Promise<Changes> {
  const [run = null, since = null] = parsePosition(position);
  const { rows } = await sql<Reading>`
    with reading as (
      select ${currentRun} as run, pg_current_snapshot() as now, ${since}::text::pg_snapshot as since
    )
    select run || '/' || now as position,
      run = ${run}::text and pg_snapshot_xmax(since) <= pg_snapshot_xmax(now) and exists (
        select from change_forgotten where pg_snapshot_xmax(until) <= pg_snapshot_xmax(since)
          and not exists (
            select from pg_snapshot_xip(since) running where pg_visible_in_snapshot(running, until)
          )
      ) as "isKnown",
      found.changed, found.counted
    from reading cross join lateral (
      select array_agg(tag) filter (where not is_figure) as changed,
        array_agg(tag) filter (where is_figure) as counted
      from (
        select distinct tag, is_figure from change
        where xid >= pg_snapshot_xmin(since) and xid < pg_snapshot_xmax(now)
          and not pg_visible_in_snapshot(xid, since)
        limit ${MAX_TAGS + 1}
      ) seen
    ) found`.execute(db);
  const [{ isKnown, changed: found, counted: moved, ...reading }] = rows as [Reading];
  const [changed, counted] = [found ?? [], moved ?? []];
  const isTooMuch = changed.length + counted.length > MAX_TAGS || changed.includes(EVERYTHING);
  if (!isKnown || isTooMuch) return { ...reading, everything: true, changed: [], counted: [] };
  return { ...reading, everything: false, changed, counted };
}

/**
 * Deletes the changes that were visible at the previous call; readers that are further behind get
 * "everything". Also deletes transaction ids that a restored database has brought from another server.
 */
export async function forgetChanges(db: Db): Promise<void> {
  await sql`
    with reached as (
      update change_forgotten set until = next, next = pg_current_snapshot()
      returning until, setval('change_count', 1)
    )
    delete from change using reached
    where pg_visible_in_snapshot(xid, until) or xid >= pg_snapshot_xmax(pg_current_snapshot())`.execute(
    db,
  );
}
