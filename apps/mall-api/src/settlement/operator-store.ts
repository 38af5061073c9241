import type { Kysely } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import type { ApplicationStatus, Database } from '../db/schema';

type Db = Kysely<Database>;

const applications = (db: Db, status: ApplicationStatus | undefined) =>
  db
    .selectFrom('merchant_application')
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 1));

/** One page of applications, oldest submission first. */
export const applicationsIn = (
  db: Db,
  status: ApplicationStatus | undefined,
  { offset, limit }: Slice,
) =>
  applications(db, status)
    .selectAll()
    .orderBy('sent_at')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();

export type ApplicationRow = Awaited<ReturnType<typeof applicationsIn>>[number];

export const countApplications = (db: Db, status: ApplicationStatus | undefined, slice: Slice) =>
  countRows(db, applications(db, status), slice);

export const applicationExists = async (db: Db, id: number): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('merchant_application')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst(),
  );
