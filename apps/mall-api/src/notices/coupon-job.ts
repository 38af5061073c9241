import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import type { Job } from '../jobs/job';

const DAY = 86_400_000;
/** Days before the end. */
const AHEAD = 3;
const BATCH = 500;

/** Shoppers are told once of each coupon that they still have, some days before it ends. */
export const tellOfCoupons: Job = {
  name: 'tell of coupons that run out',
  everySeconds: 3600,
  async run({ db, now, log }, signal) {
    const time = now();
    let told = 0;
    for (let size = BATCH; size === BATCH && !signal?.aborted; told += size) {
      size = await tellSome(db, time);
    }
    if (told > 0) log.info({ coupons: told }, 'shoppers told of coupons that run out');
  },
};

/** Marks and tells in one statement. Those that were given out in the last day are known to their shopper. */
async function tellSome(db: Kysely<Database>, now: Date): Promise<number> {
  const { rows } = await sql`
    with due as (
      select id from user_coupon
      where status = 'unused' and told_at is null and end_at > ${now}
        and end_at <= ${new Date(now.getTime() + AHEAD * DAY)}
        and created_at <= ${new Date(now.getTime() - DAY)}
      order by end_at limit ${BATCH}
      for update skip locked
    ), told as (
      update user_coupon set told_at = ${now} from due where user_coupon.id = due.id
      returning user_coupon.id
    )
    select tell('couponExpiring', id, 'couponExpiring ' || id, interval '0') from told`.execute(db);
  return rows.length;
}
