import { type Kysely, sql } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import type { KeysetSlice } from '../db/newest-first';
import type { ApplicationStatus, Database } from '../db/schema';

type Db = Kysely<Database>;

const applications = (db: Db, statuses: readonly ApplicationStatus[] | undefined) =>
  db
    .selectFrom('merchant_application')
    .$if(statuses !== undefined, (query) => query.where('status', 'in', statuses ?? []));

/** One page of applications, oldest submission first, and the application behind it. */
export const applicationsIn = (
  db: Db,
  statuses: readonly ApplicationStatus[] | undefined,
  { offset, limit, after }: KeysetSlice,
) =>
  applications(db, statuses)
    .selectAll()
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(sent_at, id) > (
        select sent_at, id from merchant_application where id = ${after as number})`),
    )
    .orderBy('sent_at')
    .orderBy('id')
    .offset(offset)
    .limit(limit + 1)
    .execute();

export type ApplicationRow = Awaited<ReturnType<typeof applicationsIn>>[number];

export const countApplications = (
  db: Db,
  statuses: readonly ApplicationStatus[] | undefined,
  slice: Slice,
) => countRows(db, applications(db, statuses), slice);

export const applicationExists = async (db: Db, id: number): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('merchant_application')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst(),
  );
