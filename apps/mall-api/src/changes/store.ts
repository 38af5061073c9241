import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

type Db = Kysely<Database>;

/** Tags that are told at most; beyond, it is "everything". */
const MOST = 1000;
/** The tag of more than is worth telling apart. */
const EVERYTHING = 'everything';

/** What has changed since a position. */
export interface Changes {
  /** To be told at the next reading. */
  position: string;
  /** What changed is not known one by one: too much, or too long ago. */
  everything: boolean;
  /** What is different now. */
  changed: string[];
  /** Where only figures have moved: what is left, what was sold. */
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
 * What others have changed since a position, each once: what can be seen now and could not be seen then, by
 * the snapshots of the database. So transactions may end in another order than they began, and one that takes
 * long delays nobody else. A position that is none, or of another database, gets "everything".
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
 * Deletes what was noted before a time; who has not read it since then is told "everything". What a restored
 * database brought along of another one's transactions goes too.
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
