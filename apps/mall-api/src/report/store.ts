import { type Kysely, type Selectable, sql } from 'kysely';
import { countRows, type Slice } from '../db/count-rows';
import { type KeysetSlice, newestFirst } from '../db/newest-first';
import type { Database } from '../db/schema';
import type { ReportTable } from '../db/schema/report';

type Db = Kysely<Database>;
type Status = Selectable<ReportTable>['status'];
type Subject = Pick<ReportTable, 'subject'> & { subjectId: number };
type OwnSubject = Subject & { userId: number };
type NewReport = OwnSubject & Pick<ReportTable, 'reason' | 'text'>;

export const hasOpenReport = async (
  db: Db,
  { userId, subject, subjectId }: OwnSubject,
): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('report')
      .select('id')
      .where('user_id', '=', userId)
      .where('subject', '=', subject)
      .where('subject_id', '=', subjectId)
      .where('status', '=', 'open')
      .executeTakeFirst(),
  );

/** Whether shoppers see it: nobody learns from a report what is hidden. */
export async function isSeen(db: Db, { subject, subjectId }: Subject): Promise<boolean> {
  const seen = {
    product: sql`select from product join shop on shop.id = product.shop_id
      where product.id = ${subjectId} and not is_removed and is_on_sale and shop.is_open`,
    review: sql`select from review join product on product.id = review.product_id
      join shop on shop.id = product.shop_id
      where review.id = ${subjectId} and is_shown and not is_removed and is_on_sale and shop.is_open`,
    shop: sql`select from shop where id = ${subjectId} and is_open`,
  };
  return (await seen[subject].execute(db)).rows.length > 0;
}

/** Without effect when the person has an open report of the subject. */
export const addReport = (
  db: Db,
  { userId, subject, subjectId, reason, text }: NewReport,
  now: Date,
) =>
  db
    .insertInto('report')
    .values({ user_id: userId, subject, subject_id: subjectId, reason, text, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

const reports = (db: Db, status: Status | undefined) =>
  db
    .selectFrom('report')
    .$if(status !== undefined, (query) => query.where('report.status', '=', status as Status));

const withSubject = (db: Db, status?: Status) =>
  reports(db, status)
    .leftJoin('review', (join) =>
      join.onRef('review.id', '=', 'report.subject_id').on('report.subject', '=', 'review'),
    )
    .leftJoin('product', (join) =>
      join.on(
        sql<boolean>`product.id = case report.subject when 'product' then report.subject_id else review.product_id end`,
      ),
    )
    .leftJoin('shop', (join) =>
      join.on(
        sql<boolean>`shop.id = case report.subject when 'shop' then report.subject_id else product.shop_id end`,
      ),
    )
    .selectAll('report')
    .select(['product.id as goodsId', 'product.name as goodsName'])
    .select(['shop.id as shopId', 'shop.name as shopName', 'review.comment']);

/** One page of reports, newest first, and the report behind it. */
export const reportsIn = (db: Db, status: Status | undefined, slice: KeysetSlice) =>
  newestFirst(withSubject(db, status), 'report.id', slice).execute();

export type ReportRow = Awaited<ReturnType<typeof reportsIn>>[number];

export const countReports = (db: Db, status: Status | undefined, slice: Slice) =>
  countRows(db, reports(db, status), slice);

export const findReport = (db: Db, id: number): Promise<ReportRow | undefined> =>
  withSubject(db).where('report.id', '=', id).executeTakeFirst();
