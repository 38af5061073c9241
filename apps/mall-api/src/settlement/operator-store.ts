import type { Kysely } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import type { ApplicationStatus, Database } from '../db/schema';

type Db = Kysely<Database>;

const applications = (db: Db, statuses: readonly ApplicationStatus[] | undefined) =>
  db
    .selectFrom('merchant_application')
    .$if(statuses !== undefined, (query) => query.where('status', 'in', statuses ?? []));

/** One page of applications, oldest submission first. */
export const applicationsIn = (
  db: Db,
  statuses: readonly ApplicationStatus[] | undefined,
  { offset, limit }: Slice,
) =>
  applications(db, statuses)
    .selectAll()
    .orderBy('sent_at')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
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
